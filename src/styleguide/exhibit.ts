import type { ReactNode } from 'react';

/** One component (or drawing), in each of its states. */
export interface Exhibit {
  /** The file to edit, relative to `src/`; its name is the heading. */
  readonly source: string;
  readonly note?: string;
  /** The width that each sample needs, which decides the number of columns. */
  readonly size: 'small' | 'medium' | 'large';
  /** By state, in words. */
  readonly samples: Readonly<Record<string, ReactNode>>;
}

export interface ExhibitGroup {
  readonly id: string;
  readonly heading: string;
  readonly exhibits: readonly Exhibit[];
}

export function nameOf({ source }: Pick<Exhibit, 'source'>): string {
  return source.replace(/.*\/|(\.module)?\.\w+$/g, '');
}
