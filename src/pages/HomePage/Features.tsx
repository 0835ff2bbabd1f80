import type { ReactNode } from 'react';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { home } from '../../content/pages/home';
import { failoverTimeline } from '../../content/pages/timelines';
import { CallLog } from '../../pictures/CallLog/CallLog';
import { KeyTangle } from '../../pictures/KeyTangle/KeyTangle';
import { QuotaGauge } from '../../pictures/QuotaGauge/QuotaGauge';
import { Timeline } from '../../pictures/Timeline/Timeline';
import layout from '../../styles/layout.module.css';
import styles from './Features.module.css';

const { heading, items } = home.features;

interface Band {
  readonly features: readonly (typeof items)[number]['id'][];
  readonly picture: ReactNode;
  /** Without one, the band has the surface of the page. */
  readonly ground?: 'sunk' | 'dark';
  /** In wide containers, the picture stands beside the text, not below it. */
  readonly isBeside?: boolean;
}

const bands: readonly Band[] = [
  { features: ['unified-key', 'security'], picture: <KeyTangle />, isBeside: true },
  { features: ['routing'], picture: <Timeline text={failoverTimeline} />, ground: 'sunk', isBeside: true },
  { features: ['observability', 'caching'], picture: <CallLog />, ground: 'dark', isBeside: true },
  { features: ['webhooks'], picture: <QuotaGauge /> },
];

/** Groups the features in bands, each with a picture of the product. Each is a section, so it is laid out by itself (deferredLayout.ts). */
export function Features() {
  return (
    <>
      {bands.map(({ features, picture, ground, isBeside }, index) => (
        <section key={features[0]} className={layout.band} data-ground={ground}>
          <PageColumn>
            <div className={layout.stack} data-gap="3">
              {index === 0 && <h2 id="features">{heading}</h2>}
              <div className={layout.columns} data-split={isBeside ? 'picture' : undefined}>
                <div className={`${layout.stack} ${styles.words}`} data-gap="3" data-beside={isBeside}>
                  {features
                    .flatMap((feature) => items.filter(({ id }) => id === feature))
                    .map(({ id, title, text, proof }) => (
                      <div key={id} className={layout.stack} data-gap="1">
                        <h3>
                          <SiteLink href={proof} variant="standalone">
                            {title}
                          </SiteLink>
                        </h3>
                        <p>{text}</p>
                      </div>
                    ))}
                </div>
                {picture}
              </div>
            </div>
          </PageColumn>
        </section>
      ))}
    </>
  );
}
