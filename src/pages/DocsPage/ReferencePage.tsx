import { DocsPage, type DocsPageProps } from './DocsPage';
import { Workbench } from './Workbench';

/** The API reference: a docs page with a request builder. */
export function ReferencePage(props: DocsPageProps) {
  return <DocsPage {...props} plate={<Workbench />} />;
}
