import { Fragment, type ReactNode } from 'react';

/** Entries with words between them: `1.1.1, 1.1.2 and 1.2.1`. */
export function joined(entries: readonly ReactNode[], last = ', '): ReactNode {
  return entries.map((entry, index) => (
    <Fragment key={index}>
      {index > 0 && (index === entries.length - 1 ? last : ', ')}
      {entry}
    </Fragment>
  ));
}
