import { useState } from 'react';
import { CodePre } from '../../components/CodeBlock/CodePre';
import { CodeTokens } from '../../components/CodeBlock/CodeTokens';
import { Faceplate } from '../../components/Faceplate/Faceplate';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { TypingDemo } from '../../components/TypingDemo/TypingDemo';
import { scrollBox } from '../../content/controls';
import { home } from '../../content/home';
import { providerDemos } from '../../content/providerDemo';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './Hero.module.css';
import { CableLegend, KeyCables } from './KeyCables';

const { heading, lead, primaryAction, secondaryAction, providerLabel, sampleTitle } = home.hero;
const [first, second] = providerDemos;

/** The slogan, and a rack unit that illustrates it: a sample call, and the socket into which it is plugged. */
export function Hero() {
  const [selected, setSelected] = useState<(typeof providerDemos)[number]['id']>(first.id);
  const [shown, other] = selected === first.id ? [first, second] : [second, first];
  return (
    <>
      <div className={styles.words}>
        <PageHeader
          heading={heading.split(/(?<=\. )/).map((sentence) => (
            // Screen readers drop a plain space at the end of a span and run the sentences together.
            <span key={sentence} className={styles.sentence}>
              {sentence.replace(/ $/, '\u00a0')}
            </span>
          ))}
        />
        <div className={styles.pitch}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
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
        <div className={styles.front}>
          <div className={styles.call}>
            <Faceplate
              variant="inset"
              title={sampleTitle(shown.label)}
              control={<RadioGroup label={providerLabel} items={providerDemos} selected={selected} onSelect={setSelected} />}
            >
              <TypingDemo key={shown.id} title={sampleTitle(shown.label)} code={shown.code} />
            </Faceplate>
            {/* Print and no-script styles show the other sample too: nothing can be toggled there. */}
            <div className={styles.other} hidden>
              <Faceplate variant="inset" title={sampleTitle(other.label)}>
                <ScrollBox label={scrollBox.code(sampleTitle(other.label))}>
                  <CodePre key={other.id} size="large">
                    <CodeTokens code={other.code} />
                  </CodePre>
                </ScrollBox>
              </Faceplate>
            </div>
          </div>
          <div className={styles.bay}>
            <KeyCables pluggedId={shown.id} standbyId={other.id} />
          </div>
          <CableLegend pluggedId={shown.id} standbyId={other.id} />
        </div>
      </Rack>
    </>
  );
}
