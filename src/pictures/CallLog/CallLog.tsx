import { type ReactNode, useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { Picture } from '../../components/Picture/Picture';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { scrollBox } from '../../content/interface';
import { callLog } from '../../content/pages/callLog';
import { announce } from '../../lib/announce';
import layout from '../../styles/layout.module.css';
import styles from './CallLog.module.css';

const { columns, calls, shortLength, filter, filters, count, cached, none, unavailable, milliseconds } = callLog;

type Filter = (typeof filters)[number]['id'];
type Calls = readonly (typeof calls)[number][];

const callsOf = (kind: Filter): Calls => calls.filter((call) => kind === 'all' || call.kind === kind);

/** A short log, with one call that failed over. */
export function CallLog() {
  return (
    <Picture caption={callLog}>
      <CallTable calls={calls.slice(0, shortLength)} caption={<VisuallyHidden>{count(shortLength, shortLength)}</VisuallyHidden>} />
    </Picture>
  );
}

/** A longer log, with a filter. */
export function FilteredCallLog() {
  const [kind, setKind] = useState<Filter>('all');
  const shown = callsOf(kind);
  const handleChange = (newKind: Filter) => {
    setKind(newKind);
    announce(count(callsOf(newKind).length, calls.length));
  };
  return (
    <Picture caption={callLog}>
      <div className={`${layout.cluster} ${styles.filter}`}>
        <RadioGroup label={filter} items={filters} selected={kind} onChange={handleChange} />
      </div>
      <CallTable calls={shown} caption={count(shown.length, calls.length)} />
    </Picture>
  );
}

/** The figure has the name of the log already, so the caption counts. */
function CallTable({ calls: rows, caption }: { readonly calls: Calls; readonly caption: ReactNode }) {
  return (
    // Only text spacing of the visitor makes it wider than a phone.
    <ScrollBox label={scrollBox.table(callLog.title)}>
      <div className={styles.root}>
        <DataTable
          caption={caption}
          columns={Object.values(columns)}
          rows={rows.map(({ id, kind, tried, status, duration }) => ({
            id,
            kind,
            cells: [
              id,
              tried.join(' → ') || (kind === 'cache' ? cached : none),
              [...tried.slice(1).map(() => unavailable), status].join(' → '),
              milliseconds(duration),
            ],
          }))}
        />
      </div>
    </ScrollBox>
  );
}
