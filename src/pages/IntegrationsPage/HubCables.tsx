import { Fragment } from 'react';
import { integrations, integrationsPage, workflows } from '../../content/integrations';
import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import styles from './HubCables.module.css';

const [app, hub] = workflows[0].nodes;
const [, ...tools] = integrations;
const callers = [app.label, ...tools.map(({ name }) => name)];

const hubJack = { x: 372, y: 128 };
const jackAt = (index: number) => ({ x: 164, y: 26 + 68 * index });

/** Draws every caller of the hub with a cable to the single jack of the hub. */
export function HubCables() {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 420 256"
      width="240"
      role="img"
      aria-label={integrationsPage.drawingName(callers.join(', '), `${hub.label}, ${hub.note}`)}
    >
      <JackShape {...hubJack} />
      <text className={styles.name} {...hubJack} dy="56" textAnchor="middle">
        {hub.label}
      </text>
      {callers.map((name, index) => {
        const { x, y } = jackAt(index);
        return (
          <Fragment key={name}>
            <JackShape x={x} y={y} />
            <Cable path={`M${x} ${y}C${x + 80} ${y + 14} ${hubJack.x - 90} ${y + 0.55 * (hubJack.y - y)} ${hubJack.x} ${hubJack.y}`} />
            <PlugShape x={x} y={y} />
            <text className={styles.name} x={x - 34} y={y + 7} textAnchor="end">
              {name}
            </text>
          </Fragment>
        );
      })}
      <PlugShape {...hubJack} />
    </svg>
  );
}
