/** The parts of the style guide: groups of exhibits, each with samples of one subject. */
import type { ReactNode } from 'react';

export interface Exhibit {
  /** The anchor, unique on the page. */
  readonly id: string;
  readonly heading: string;
  /** The file to edit, relative to `src/`. */
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

/** Makes exhibits of components; heading and id come from the name of the file. */
export function ofComponents(parts: readonly Omit<Exhibit, 'id' | 'heading'>[]): readonly Exhibit[] {
  return parts.map((part) => {
    const heading = part.source.replace(/.*\/|\.(tsx|module\.css)$/g, '');
    return { ...part, id: heading.replace(/\B[A-Z]/g, '-$&').toLowerCase(), heading };
  });
}
