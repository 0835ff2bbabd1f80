import { useRef } from 'react';
import type { CodeSet } from '../../content/types';
import { type CodeLanguage, codeLanguages, useCodeLanguage } from '../../lib/codeLanguage';
import { keepInPlace } from '../../lib/keepInPlace';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Tabs } from '../Tabs/Tabs';
import styles from './CodeTabs.module.css';

export interface CodeTabsProps {
  /** What the sample does; unique on its page. */
  readonly title: string;
  readonly codeSet: CodeSet;
}

const labels: Record<CodeLanguage, string> = { curl: 'curl', javascript: 'JavaScript', python: 'Python' };

/** One call in three languages. Choosing a language switches every sample of the site, and moves none of them. */
export function CodeTabs({ title, codeSet }: CodeTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useCodeLanguage();
  return (
    <div ref={root} className={styles.root}>
      <Tabs
        variant="strip"
        label={`Language for: ${title}`}
        selected={language}
        onSelect={(id) => keepInPlace(root.current, () => setLanguage(id))}
        items={codeLanguages.map((id) => ({
          id,
          label: labels[id],
          content: <CodeBlock title={`${title}, ${labels[id]}`} code={codeSet[id]} />,
        }))}
      />
    </div>
  );
}
