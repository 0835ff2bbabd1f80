import { useEffect, useRef, useState } from 'react';
import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { CodePre } from '../../components/CodeBlock/CodePre';
import { HubNote } from '../../components/CodeBlock/HubNote';
import { Faceplate } from '../../components/Faceplate/Faceplate';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { TypingDemo } from '../../components/TypingDemo/TypingDemo';
import { codeFor, hubChoice } from '../../content/hubChoice';
import { codeLanguageNames, sampleInLanguage } from '../../content/interface';
import { home } from '../../content/pages/home';
import { providerBay } from '../../content/pages/providerBay';
import { providerDemos } from '../../content/pages/providerDemo';
import { type ProviderId, providers } from '../../content/facts/providers';
import type { HighlightedCode } from '../../content/types';
import { Rack } from '../../drawings/Rack/Rack';
import { announce } from '../../lib/announce';
import { type CodeLanguage, codeLanguageChoice, codeLanguages } from '../../lib/codeLanguage';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { failover } from './failover';
import { FailoverResults } from './FailoverResults';
import styles from './FailoverDemo.module.css';
import { ProviderBay } from './ProviderBay';

const { providerLabel, languageLabel, sampleTitle } = home.hero;

const languages = codeLanguages.map((id) => ({ id, label: codeLanguageNames[id] }));

/** A patch bay: it selects the provider of a sample call, switches providers off, and shows which one answers. */
export function FailoverDemo() {
  const [named, setNamed] = useState<(typeof providerDemos)[number]['id']>(providerDemos[0].id);
  const [down, setDown] = useState<readonly ProviderId[]>([]);
  const [language, setLanguage] = useStoredChoice(codeLanguageChoice);
  const [hub] = useStoredChoice(hubChoice);
  const demo = providerDemos.find(({ id }) => id === named) ?? providerDemos[0];
  const sampleIn = (id: CodeLanguage) => ({ title: sampleInLanguage(sampleTitle(demo.label), id), code: demo.codeSet[id] });
  const others: readonly { title: string; code: HighlightedCode; isScreenOnly?: boolean }[] = [
    ...codeLanguages.filter((id) => id !== language).map(sampleIn),
    ...providerDemos
      .filter((other) => other !== demo)
      .map(({ label, codeSet }) => ({ title: sampleTitle(label), code: codeSet.curl, isScreenOnly: true })),
  ];
  const { order, answering, next, failed } = failover(providers, named, down);

  const result = providerBay.result(
    failed.map(({ name }) => name),
    answering?.name,
  );
  const announced = useRef(result);
  useEffect(() => {
    if (result !== announced.current) announce((announced.current = result));
  }, [result]);

  return (
    <Rack>
      <div className={styles.root}>
        <div className={styles.bay}>
          <div className={styles.strip} data-with-js>
            <RadioGroup label={providerLabel} items={providerDemos} selected={named} onChange={setNamed} />
          </div>
          <ProviderBay
            answering={answering?.id}
            next={next?.id}
            named={named}
            down={down}
            onSwitch={(id, isOn) => setDown((others) => (isOn ? others.filter((other) => other !== id) : [...others, id]))}
          />
        </div>
        {/* Directly after the switches, whose effect it shows. */}
        <FailoverResults order={order} answering={answering?.id} />
        <div className={styles.call} data-wraps>
          <TypingDemo
            key={named}
            {...sampleIn(language)}
            controls={<RadioGroup label={languageLabel} isLabelHidden items={languages} selected={language} onChange={setLanguage} />}
          />
          <HubNote variant="module" samples={[demo.codeSet[language]]} />
          {/* Shown where the visitor cannot switch: on paper, and without a script those of other providers too. */}
          {others.map(({ title, code, isScreenOnly }) => (
            <div key={title} className={styles.other} data-screen={isScreenOnly || undefined} hidden>
              <Faceplate variant="module" title={title}>
                <CodePre size="dense">
                  <CodeLines code={codeFor(hub, code)} />
                </CodePre>
              </Faceplate>
            </div>
          ))}
        </div>
      </div>
    </Rack>
  );
}
