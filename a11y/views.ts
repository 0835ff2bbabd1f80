/** The views in which checks measure pages. */
import type { Looks } from './kinds';

export interface View {
  readonly theme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
  readonly media?: 'screen' | 'print';
  readonly width?: number;
  readonly height?: number;
  /** The default font size that a visitor sets in the browser, in px. Chromium then ignores theme, forced colors, and media. */
  readonly textSize?: number;
  /** What is opened before measuring: the menu of narrow windows, or all tab panels, answers, and folds, which no control can do. */
  readonly open?: 'menu' | 'panels';
  /** Limits a test run to pages with these elements, whatever a check looks at. */
  readonly on?: Looks;
  /** Whether an audit measures states of a page in it. Each kind of change (width, text size, spacing) has one view that shows them. */
  readonly inStates?: boolean;
  readonly script?: 'off';
  /** What all controls are shown as: under a pointer, or with focus. */
  readonly pointer?: readonly ('hover' | 'active' | `focus${'' | '-visible' | '-within'}`)[];
}

export const views = {
  desktop: { inStates: true },
  opened: { open: 'panels' },
  /** A narrow phone, and a window of 1280 × 1024 px at a zoom of 400 %. */
  phone: { width: 320, height: 256, inStates: true },
  menu: { width: 320, open: 'menu', on: ['header'] },
  /** A window of 1280 × 900 px at a zoom of 200 %. */
  zoom200: { width: 640, height: 450 },
  text200: { width: 320, textSize: 32, inStates: true },
  phoneText200: { width: 390, textSize: 32, inStates: true },
  /** Columns are narrowest in the window in which they begin. */
  columns: { width: 800, inStates: true },
  /** The width of a sheet of A4 at 96 dpi, without margins. */
  print: { media: 'print', width: 703 },
  withoutScript: { script: 'off', width: 360 },
  /** At the other width, because colors depend on no width. tokens.test.ts asserts the pairs of colors in both themes. */
  dark: { theme: 'dark', width: 320, on: 'every control', inStates: true },
  forced: { forcedColors: 'active', on: 'every control' },
  hovered: { pointer: ['hover'], on: 'every control' },
  pressed: { theme: 'dark', pointer: ['hover', 'active'], on: 'every control' },
} as const satisfies Readonly<Record<string, View>>;

export type ViewName = keyof typeof views;
