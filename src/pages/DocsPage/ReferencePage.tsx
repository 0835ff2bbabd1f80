import { DocsPage, type DocsPageProps } from './DocsPage';
import { Workbench } from './Workbench';

/** The API reference: a docs page with a plate on which to build a request. */
export function ReferencePage(props: DocsPageProps) {
  return <DocsPage {...props} plate={<Workbench />} />;
}
