import { Suspense, useRef, useState } from 'react';
import { languageTabs } from '../../content/interface';
import { hubChoice } from '../../content/hubChoice';
import type { CodeChoice, CodeTab } from '../../content/types';
import { codeLanguageChoice } from '../../lib/codeLanguage';
import { keepInPlace } from '../../lib/keepInPlace';
import type { StoredChoice } from '../../lib/storedChoice';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { HubNote } from '../CodeBlock/HubNote';
import { RichText } from '../RichText/RichText';
import { Tabs } from '../Tabs/Tabs';
import styles from './CodeTabs.module.css';

export interface CodeTabsProps {
  /** The accessible names are made from it, so it must be unique on its page. */
  readonly title: string;
  readonly tabs: readonly CodeTab[];
  /** A choice applies to every sample of the site that has it. Other tabs are independent. */
  readonly choice?: CodeChoice;
}

/** Several samples, of which one shows. */
export function CodeTabs({ title, tabs, choice }: CodeTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  // The ids of the tabs are the values of their choice.
  const [chosen, choose] = useStoredChoice((choice === 'hub' ? hubChoice : codeLanguageChoice) as StoredChoice<string>);
  const [other, setOther] = useState('');
  const selected = choice ? chosen : other;

  return (
    // React hydrates samples after the rest of the page, in tasks of their own. They have no fields (earlyElements.ts).
    <Suspense>
      <div ref={root} data-follows-language={choice === 'language' || undefined}>
        <Tabs
          // More tabs would fill several lines of a phone.
          variant={tabs.length > 3 ? 'rail' : 'strip'}
          label={choice === 'language' ? languageTabs(title) : title}
          // A sample may lack the chosen language.
          selected={(tabs.find(({ id }) => id === selected) ?? tabs[0])?.id ?? ''}
          onSelect={(id) => keepInPlace(root.current, () => (choice ? choose(id) : setOther(id)))}
          items={tabs.map(({ needs, code, ...tab }) => ({
            id: tab.id,
            label: tab.label,
            content: (
              <>
                {needs && (
                  <p className={styles.needs}>
                    <RichText text={needs} />
                  </p>
                )}
                <CodeBlock title={tab.title} shortTitle={tab.title.startsWith(title) ? title : undefined} code={code} />
              </>
            ),
          }))}
        />
        <HubNote samples={tabs.map(({ code }) => code)} />
      </div>
    </Suspense>
  );
}
