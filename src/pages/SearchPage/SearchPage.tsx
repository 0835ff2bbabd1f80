import { useLocation } from 'wouter';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { search } from '../../content/pages/search';
import { SearchBox } from '../../layout/Search/SearchBox';
import styles from './SearchPage.module.css';
import { useQuery } from './useQuery';

/** The search dialog as a page with a URL: for sharing. */
export function SearchPage() {
  const [, navigate] = useLocation();
  const { input, query, type, submit, keep } = useQuery();
  const open = (href: string) => {
    keep();
    navigate(href);
  };
  return (
    <PageColumn>
      <PageHeader heading={search.heading} lead={search.lead} />
      <p data-without-js>
        <RichText text={search.withoutScript} />
      </p>
      <div className={styles.search}>
        <SearchBox input={input} query={query} onChange={type} onSubmit={submit} onOpen={open} />
      </div>
    </PageColumn>
  );
}
