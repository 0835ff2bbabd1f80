import { createContext, use, useMemo, useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { CodeTabs } from '../../components/CodeTabs/CodeTabs';
import { requestBuilder } from '../../content/docs/referencePlates';
import requestBody from '../../content/samples/request.json?highlight';
import responseBody from '../../content/samples/response.json?highlight';
import type { CodeContent, HighlightedCode } from '../../content/types';
import { codeLanguages } from '../../lib/codeLanguage';
import { DocsPage, type DocsPageProps } from './DocsPage';
import { replaceInRuns } from './replaceInRuns';
import { RequestBuilder, type RequestValues } from './RequestBuilder';
import { StatusPlate } from './StatusPlate';

const Values = createContext<RequestValues>(requestBuilder.samples);

/** The API reference: a docs page whose request samples can be rewritten, and whose responses are chosen by status code. */
export function ReferencePage({ page, article }: DocsPageProps) {
  const [values, setValues] = useState<RequestValues>(requestBuilder.samples);
  // The page renders once: with each letter that is typed, only the samples render again.
  const docsPage = useMemo(
    () => <DocsPage page={page} article={article} renderCode={(content) => <Plate content={content} onChange={setValues} />} />,
    [page, article],
  );
  return <Values value={values}>{docsPage}</Values>;
}

interface PlateProps {
  readonly content: CodeContent;
  readonly onChange: (values: RequestValues) => void;
}

function Plate({ content, onChange }: PlateProps) {
  const values = use(Values);
  const fill = (code: HighlightedCode) => replaceInRuns(code, replacements(values));
  if (content.kind === 'codeSet') {
    const filled = codeLanguages.map((language) => [language, fill(content.codeSet[language])] as const);
    return <CodeTabs title={content.title} codeSet={{ ...content.codeSet, ...Object.fromEntries(filled) }} />;
  }
  if (content.code === responseBody) return <StatusPlate />;
  if (content.code !== requestBody) return <CodeBlock title={content.title} code={content.code} />;
  return (
    <>
      <RequestBuilder values={values} onChange={onChange} />
      <CodeBlock title={content.title} code={fill(content.code)} />
    </>
  );
}

/** What the name of a model does not need, and what could end a string in one of the languages. */
const unsafe = /[^\w.:/@-]/g;

function replacements(values: RequestValues) {
  return new Map(Object.entries(requestBuilder.samples).map(([name, sample]) => [sample, values[name]?.replaceAll(unsafe, '') || sample]));
}
