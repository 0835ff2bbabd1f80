import { SiteSearch } from '../../components/SearchForm/SearchForm';
import { DocsPage, type DocsPageProps } from './DocsPage';

/** The first page of the docs, on which people look for others. */
export function StartPage(props: DocsPageProps) {
  return <DocsPage {...props} start={<SiteSearch />} />;
}
