import { Picture } from '../../components/Picture/Picture';
import { limitGauges } from '../../content/pages/limitGauges';
import { Meter } from '../../drawings/Meter/Meter';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';

/** The rate limit, which starts again each minute, beside the quota, which doesn’t. */
export function LimitGauges() {
  return (
    <Picture caption={limitGauges}>
      <ul className={layout.columns} data-split="cards" data-gap="3">
        {limitGauges.gauges.map(({ id, name, used, marks, now, end }) => (
          <li key={id} className={layout.stack} data-gap="half">
            <Meter used={used} marks={marks} />
            <strong>{name}</strong>
            <span>{now}</span>
            <span className={primitives.quiet}>{end}</span>
          </li>
        ))}
      </ul>
    </Picture>
  );
}
