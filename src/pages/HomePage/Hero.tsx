import { useState } from 'react';
import { CodePre } from '../../components/CodeBlock/CodePre';
import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { Faceplate } from '../../components/Faceplate/Faceplate';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { TypingDemo } from '../../components/TypingDemo/TypingDemo';
import { scrollBox } from '../../content/interface';
import { home } from '../../content/pages/home';
import { providerDemos } from '../../content/pages/providerDemo';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './Hero.module.css';
import { ProviderBay } from './ProviderBay';

const { heading, lead, primaryAction, secondaryAction, providerLabel, sampleTitle } = home.hero;

/** Shows the slogan, and a patch bay that selects the provider of the sample call. */
export function Hero() {
  const [plugged, setPlugged] = useState<(typeof providerDemos)[number]['id']>(providerDemos[0].id);
  const shown = providerDemos.find(({ id }) => id === plugged) ?? providerDemos[0];
  const others = providerDemos.filter((demo) => demo !== shown);
  return (
    <>
      <div className={layout.columns} data-split="words" data-gap="0">
        <PageHeader
          heading={Array.from(heading.matchAll(/.+?(?:\. |$)/g), ([sentence]) => (
            // Screen readers drop a plain space at the end of a span and join the sentences.
            <span key={sentence} className={styles.sentence}>
              {sentence.replace(/ $/, '\u00a0')}
            </span>
          ))}
        />
        <div className={`${layout.stack} ${styles.pitch}`}>
          <p className={styles.lead}>{lead}</p>
          <div className={layout.cluster}>
            <SiteLink route={primaryAction.route} variant="primary">
              {primaryAction.text}
            </SiteLink>
            <SiteLink route={secondaryAction.route} variant="secondary">
              {secondaryAction.text}
            </SiteLink>
          </div>
        </div>
      </div>
      <Rack variant="bare">
        <div className={`${layout.columns} ${primitives.front} ${styles.front}`} data-split="picture">
          <ProviderBay label={providerLabel} providers={providerDemos} plugged={shown.id} onPlug={setPlugged} />
          <div className={`${layout.stack} ${styles.call}`}>
            <Faceplate title={sampleTitle(shown.label)}>
              <TypingDemo key={shown.id} title={sampleTitle(shown.label)} code={shown.code} />
            </Faceplate>
            {/* Print and no-script styles show the other samples, because the visitor cannot switch there. */}
            {others.map((other) => (
              <div key={other.id} className={styles.other} data-wraps hidden>
                <Faceplate title={sampleTitle(other.label)}>
                  <ScrollBox label={scrollBox.code(sampleTitle(other.label))}>
                    <CodePre size="large">
                      <CodeLines code={other.code} />
                    </CodePre>
                  </ScrollBox>
                </Faceplate>
              </div>
            ))}
          </div>
        </div>
      </Rack>
    </>
  );
}
