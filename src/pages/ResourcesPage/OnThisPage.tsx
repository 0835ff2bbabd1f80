import { SiteLink } from '../../components/SiteLink/SiteLink';
import { onThisPage } from '../../content/interface';
import { resourcesSections } from '../../content/pages/resources';
import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './OnThisPage.module.css';

// Each row of the list has one jack. Units are sixteenths of a rem.
const key = { x: 24, y: 108 };
const jacks = resourcesSections.map((_, index) => ({ x: 106, y: 36 + 72 * index }));

/**
 * Links to the sections of a long page. The cable is plugged in at the questions, which most visitors want. Three links of the content
 * are no landmark, and the skip link leads to them.
 */
export function OnThisPage() {
  const { x, y } = jacks[resourcesSections.findIndex(({ id }) => id === 'questions')] ?? key;
  return (
    <div className={styles.root} data-screen>
      <Rack>
        <div className={styles.front} dir="ltr">
          <svg className={styles.drawing} viewBox="2 0 126 216" width="126" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            {[key, ...jacks].map((jack) => (
              <JackShape key={jack.x + jack.y} {...jack} />
            ))}
            <Cable path={`M${key.x} ${key.y}C72 ${key.y + 20} 60 ${y + 20} ${x} ${y}`} />
            <PlugShape {...key} />
            <PlugShape x={x} y={y} />
          </svg>
          <ul className={styles.list} aria-label={onThisPage}>
            {resourcesSections.map(({ id, heading }) => (
              <li key={id} className={styles.part}>
                <SiteLink href={`#${id}`} variant="quiet">
                  {heading}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Rack>
    </div>
  );
}
