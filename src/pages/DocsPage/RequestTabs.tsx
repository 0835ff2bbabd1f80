import { Suspense, useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { HubNote } from '../../components/CodeBlock/HubNote';
import { Tabs } from '../../components/Tabs/Tabs';
import { codeLanguageNames } from '../../content/interface';
import { requestBuilder } from '../../content/pages/referencePlates';
import { codeLanguageChoice, codeLanguages } from '../../lib/codeLanguage';
import { useStoredChoice } from '../../lib/useStoredChoice';
import type { RequestState } from './request';
import { requestCode, type RequestView } from './requestCode';
import styles from './RequestTabs.module.css';

const labels = { json: requestBuilder.json, ...codeLanguageNames };
const views: readonly RequestView[] = ['json', ...codeLanguages];

/** Shows one request as JSON and in each language. While a field has an error, the tabs keep the last valid request. */
export function RequestTabs({ state: { valid, errors } }: { readonly state: RequestState }) {
  const [language, setLanguage] = useStoredChoice(codeLanguageChoice);
  const [isJson, setIsJson] = useState(true);

  const handleSelect = (view: RequestView) => {
    setIsJson(view === 'json');
    if (view !== 'json') setLanguage(view);
  };

  return (
    <div>
      {Object.keys(errors).length > 0 && <p className={styles.notUpdated}>{requestBuilder.notUpdated}</p>}
      {/* As in CodeTabs. */}
      <Suspense>
        <Tabs
          variant="strip"
          label={requestBuilder.views}
          selected={isJson ? 'json' : language}
          onSelect={handleSelect}
          items={views.map((id) => ({
            id,
            label: labels[id],
            content: <CodeBlock title={requestBuilder.title(labels[id])} code={requestCode(id, valid)} />,
          }))}
        />
        <HubNote samples={views.map((id) => requestCode(id, valid))} />
      </Suspense>
    </div>
  );
}
