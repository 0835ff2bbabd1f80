import { useRef, useState } from 'react';
import { codeLanguageNames, languageTabs } from '../../content/interface';
import type { CodeTab } from '../../content/types';
import { codeLanguageChoice, codeLanguages } from '../../lib/codeLanguage';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { keepInPlace } from '../../lib/keepInPlace';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Tabs } from '../Tabs/Tabs';

export interface CodeTabsProps {
  /** The accessible names are made from it, so it must be unique on its page. */
  readonly title: string;
  readonly tabs: readonly CodeTab[];
}

/** Several samples, of which one shows. A selected language applies to every sample of the site that has it. */
export function CodeTabs({ title, tabs }: CodeTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useStoredChoice(codeLanguageChoice);
  const [other, setOther] = useState('0');
  const items = tabs.map((tab, index) => ({
    id: tab.language ?? String(index),
    label: tab.language ? codeLanguageNames[tab.language] : tab.title,
    content: <CodeBlock title={tab.title} shortTitle={tab.title.startsWith(title) ? title : undefined} code={tab.code} />,
  }));
  const isLanguage = tabs[0]?.language !== undefined;
  const chosen = isLanguage ? language : other;

  const select = (id: string) => {
    const chosenLanguage = codeLanguages.find((name) => name === id);
    if (chosenLanguage) setLanguage(chosenLanguage);
    else setOther(id);
  };

  return (
    <div ref={root}>
      <Tabs
        variant="strip"
        label={isLanguage ? languageTabs(title) : title}
        // A sample may lack the chosen language.
        selected={(items.find(({ id }) => id === chosen) ?? items[0])?.id ?? ''}
        onSelect={(id) => keepInPlace(root.current, () => select(id))}
        items={items}
      />
    </div>
  );
}
