import { useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { Picture } from '../../components/Picture/Picture';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { callLog } from '../../content/pages/callLog';
import { announce } from '../../lib/announce';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './CallLog.module.css';

const { title, columns, calls, shortLength, filter, filters, count, cached, none, unavailable, milliseconds } = callLog;

type Filter = (typeof filters)[number]['id'];
type Calls = readonly (typeof calls)[number][];

const callsOf = (kind: Filter): Calls => calls.filter((call) => kind === 'all' || call.kind === kind);

/** A short log, with one call that failed over. */
export function CallLog() {
  return (
    <Picture caption={callLog}>
      <CallTable calls={calls.slice(0, shortLength)} />
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
        <span className={primitives.quiet}>{count(shown.length, calls.length)}</span>
      </div>
      <CallTable calls={shown} />
    </Picture>
  );
}

function CallTable({ calls: rows }: { readonly calls: Calls }) {
  return (
    <div className={styles.root}>
      <DataTable
        caption={<VisuallyHidden>{title}</VisuallyHidden>}
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
  );
}
