import { DocsPage } from './DocsPage';
import { Workbench } from './Workbench';

/** The API reference: a docs page with a request builder. The component is the same, so that React keeps the docs menu. */
export const ReferencePage = DocsPage;
export const Plate = Workbench;
