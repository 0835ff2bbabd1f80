import { Fragment, type ReactNode } from 'react';

/** Entries in a sentence, with commas between them, or with `last` before the last one: `1.1.1, 1.1.2, and 1.2.1`. */
export function joined(entries: readonly ReactNode[], last = ', '): ReactNode {
  return entries.map((entry, index) => (
    <Fragment key={index}>
      {index > 0 && (index === entries.length - 1 ? last : ', ')}
      {entry}
    </Fragment>
  ));
}
