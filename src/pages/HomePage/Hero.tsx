import { Fragment, useId, useState } from 'react';
import { CodeTokens } from '../../components/CodeBlock/CodeTokens';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { ScrollBox } from '../../components/ScrollBox/ScrollBox';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup';
import { TypingDemo } from '../../components/TypingDemo/TypingDemo';
import { home } from '../../content/home';
import { providerDemos } from '../../content/providerDemo';
import styles from './Hero.module.css';
import { KeyCables } from './KeyCables';

const { heading, lead, primaryAction, secondaryAction } = home.hero;
const [first, second] = providerDemos;

/** The promise, and a rack unit that shows it: a call on the left, and on the right the socket it is plugged into. */
export function Hero() {
  const titleId = useId();
  const [selected, setSelected] = useState<(typeof providerDemos)[number]['id']>(first.id);
  const [shown, other] = selected === first.id ? [first, second] : [second, first];
  return (
    <>
      <div className={styles.words}>
        <PageHeader
          heading={heading.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className={styles.sentence}>{sentence}</span>{' '}
            </Fragment>
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
      <div className={styles.rack}>
        <figure className={styles.call} aria-labelledby={titleId}>
          <figcaption className={styles.strip}>
            <span id={titleId} className={styles.title}>
              {sampleTitle(shown.label)}
            </span>
            <ToggleGroup label="Provider" items={providerDemos} selected={selected} onSelect={setSelected} />
          </figcaption>
          <TypingDemo key={shown.id} title={sampleTitle(shown.label)} code={shown.code} />
          {/* On paper and without script nothing can be toggled: there, and only there, both samples stand. */}
          <div className={styles.other} hidden>
            <p className={styles.strip}>
              <span className={styles.title}>{sampleTitle(other.label)}</span>
            </p>
            <ScrollBox label={`Code: ${sampleTitle(other.label)}`}>
              <pre className={styles.pre}>
                <code>
                  <CodeTokens code={other.code} />
                </code>
              </pre>
            </ScrollBox>
          </div>
        </figure>
        <div className={styles.bay}>
          <KeyCables pluggedId={shown.id} standbyId={other.id} />
        </div>
      </div>
    </>
  );
}

function sampleTitle(provider: string) {
  return `Sample call, ${provider}`;
}
