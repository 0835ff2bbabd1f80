/** What the style guide is made of. */
import type { ReactNode } from 'react';

export interface Exhibit {
  /** The anchor, unique on the page. */
  readonly id: string;
  readonly heading: string;
  /** Where to edit it, from `src/`. */
  readonly source: string;
  readonly note?: string;
  readonly content: ReactNode;
}

export interface ExhibitGroup {
  readonly id: string;
  readonly heading: string;
  readonly note: string;
  readonly exhibits: readonly Exhibit[];
}

/** Exhibits of components. Each is called as its file is. */
export function ofComponents(parts: readonly Omit<Exhibit, 'id' | 'heading'>[]): readonly Exhibit[] {
  return parts.map((part) => {
    const heading = part.source.replace(/.*\/|\.tsx$/g, '');
    return { ...part, id: heading.replace(/\B[A-Z]/g, '-$&').toLowerCase(), heading };
  });
}
