import { integrations, integrationsPage, workflows } from '../../content/pages/integrations';
import { Cable } from '../../drawings/Cable/Cable';
import { At, Stretched } from '../../drawings/Cable/Wiring';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import styles from './HubCables.module.css';

const [app, hub] = workflows[0].nodes;
const [, ...tools] = integrations;
const callers = [app.label, ...tools.map(({ name }) => name)];

/** The height of a name, in sixteenths of a rem. */
const pitch = 64;
const height = pitch * callers.length;
const rowAt = (row: number) => pitch * (row + 0.5);

/** Draws every caller of the hub with a cable to the single jack of the hub. */
export function HubCables() {
  return (
    <div
      className={styles.root}
      dir="ltr"
      role="img"
      aria-label={integrationsPage.drawingName(callers.join(', '), `${hub.label}, ${hub.note}`)}
    >
      <div className={styles.names}>
        {callers.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <svg className={styles.cables} width="240" height={`${height / 16}rem`} aria-hidden="true">
        <At x="100%" y={`${height / 32}rem`}>
          <JackShape x={0} y={0} />
        </At>
        <Stretched height={height}>
          {callers.map((name, row) => (
            <Cable
              key={name}
              isStretched
              path={`M0 ${rowAt(row)}C40 ${rowAt(row) + 14} 58 ${rowAt(row) * 0.4 + height * 0.3} 100 ${height / 2}`}
            />
          ))}
        </Stretched>
        {callers.map((name, row) => (
          <At key={name} x="0" y={`${rowAt(row) / 16}rem`}>
            <JackShape x={0} y={0} isPlugged />
          </At>
        ))}
        <At x="100%" y={`${height / 32}rem`}>
          <PlugShape x={0} y={0} />
        </At>
      </svg>
      <span className={styles.hub}>{hub.label}</span>
    </div>
  );
}
