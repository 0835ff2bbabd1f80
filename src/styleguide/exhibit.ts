import type { ReactNode } from 'react';

/** A component or drawing in each of its states. */
export interface Exhibit {
  /** The path of the file, relative to `src/`. The heading is made from its name. */
  readonly source: string;
  readonly note?: string;
  /** The width of each sample, which determines the number of columns. */
  readonly size: 'small' | 'medium' | 'large';
  /** Samples by the name of their state. */
  readonly samples: Readonly<Record<string, ReactNode>>;
}

export interface ExhibitGroup {
  readonly id: string;
  readonly heading: string;
  readonly exhibits: readonly Exhibit[];
}

/** The name of the component, from the name of its file. */
export function nameOf({ source }: Pick<Exhibit, 'source'>): string {
  return source.replace(/.*\/|(\.module)?\.\w+$/g, '');
}
