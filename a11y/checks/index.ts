/** All checks, by name. A check is a file of this folder and a line here. */
import type { Check } from './check';
import { hoverContent } from './hoverContent';
import { inputModes } from './inputModes';
import { orientation } from './orientation';
import { pointerRelease } from './pointerRelease';
import { print } from './print';
import { prose } from './prose';
import { readingOrder } from './readingOrder';
import { reflow } from './reflow';
import { tables } from './tables';
import { targetSize } from './targetSize';
import { textSize } from './textSize';
import { textSpacing } from './textSpacing';

export const checks = {
  hoverContent,
  inputModes,
  orientation,
  pointerRelease,
  print,
  prose,
  readingOrder,
  reflow,
  tables,
  targetSize,
  textSize,
  textSpacing,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckFile = keyof typeof checks;

/** Each check with its name. */
export const all = Object.entries(checks) as readonly (readonly [CheckFile, Check])[];
