import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { callLog } from '../../content/pages/callLog';
import { Picture } from '../../components/Picture/Picture';
import { scrollBox } from '../../content/interface';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import styles from './CallLog.module.css';

const { title, columns, calls, cached, unavailable, succeeded, milliseconds } = callLog;

/** A log of six calls, one of which failed over. */
export function CallLog() {
  return (
    <Picture caption={callLog}>
      <ScrollBox label={scrollBox.table(title)}>
        <table className={styles.root}>
          <caption className={styles.caption}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {Object.entries(columns).map(([id, name]) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calls.map(({ id, tried, isCached, duration }) => (
              <tr key={id} data-failed-over={tried.length > 1 || undefined}>
                <th scope="row">{id}</th>
                <td>{isCached ? cached : tried.join(' → ')}</td>
                <td>{[...tried.slice(1).map(() => unavailable), succeeded].join(' → ')}</td>
                <td>{milliseconds(duration)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Picture>
  );
}
