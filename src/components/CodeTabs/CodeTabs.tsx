import { useRef } from 'react';
import { codeLanguageNames, languageTabs, sampleInLanguage } from '../../content/interface';
import type { CodeSet } from '../../content/types';
import { codeLanguageChoice, codeLanguages } from '../../lib/codeLanguage';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { keepInPlace } from '../../lib/keepInPlace';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Tabs } from '../Tabs/Tabs';

export interface CodeTabsProps {
  /** The accessible names are made from it, so it must be unique on its page. */
  readonly title: string;
  readonly codeSet: CodeSet;
}

/** One call in three languages. A selected language applies to every sample of the site. */
export function CodeTabs({ title, codeSet }: CodeTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useStoredChoice(codeLanguageChoice);
  return (
    <div ref={root}>
      <Tabs
        variant="strip"
        label={languageTabs(title)}
        selected={language}
        onSelect={(id) => keepInPlace(root.current, () => setLanguage(id))}
        items={codeLanguages.map((id) => ({
          id,
          label: codeLanguageNames[id],
          content: <CodeBlock title={sampleInLanguage(title, id)} code={codeSet[id]} />,
        }))}
      />
    </div>
  );
}
