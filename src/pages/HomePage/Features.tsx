import type { ComponentType } from 'react';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { home } from '../../content/home';
import { CallLog } from '../../components/CallLog/CallLog';
import { FailoverTimeline } from '../../components/FailoverTimeline/FailoverTimeline';
import { KeyTangle } from '../../components/KeyTangle/KeyTangle';
import { QuotaGauge } from '../../components/QuotaGauge/QuotaGauge';
import styles from './Features.module.css';

const { heading, items } = home.features;

interface Band {
  readonly features: readonly (typeof items)[number]['id'][];
  readonly Picture: ComponentType;
  readonly ground: 'sunk' | 'paper' | 'dark';
  /** The column of the text. `above` spans all columns. */
  readonly textColumn: 'start' | 'above';
}

const bands: readonly Band[] = [
  { features: ['unified-key', 'security'], Picture: KeyTangle, ground: 'paper', textColumn: 'start' },
  { features: ['routing'], Picture: FailoverTimeline, ground: 'sunk', textColumn: 'above' },
  { features: ['observability', 'caching'], Picture: CallLog, ground: 'dark', textColumn: 'start' },
  { features: ['webhooks'], Picture: QuotaGauge, ground: 'paper', textColumn: 'above' },
];

/** Groups the features in bands, each with a picture of the product. */
export function Features() {
  return (
    <section>
      {bands.map(({ features, Picture, ground, textColumn }, index) => (
        <div key={features[0]} className={styles.band} data-ground={ground}>
          <PageColumn>
            {index === 0 && (
              <h2 id="features" className={styles.heading}>
                {heading}
              </h2>
            )}
            <div className={styles.columns} data-words={textColumn}>
              <div className={styles.words}>
                {features
                  .flatMap((feature) => items.filter(({ id }) => id === feature))
                  .map(({ id, title, text }) => (
                    <div key={id} className={styles.feature}>
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </div>
                  ))}
              </div>
              <Picture />
            </div>
          </PageColumn>
        </div>
      ))}
    </section>
  );
}
