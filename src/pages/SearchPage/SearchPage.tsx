import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { search } from '../../content/pages/search';
import { SearchBox } from '../../layout/Search/SearchBox';
import styles from './SearchPage.module.css';
import { useQuery } from './useQuery';

/** The search dialog as a page with a URL: for sharing. */
export function SearchPage() {
  const { query, type, submit, keep } = useQuery();
  return (
    <PageColumn>
      <PageHeader heading={search.heading} lead={search.lead} />
      <p data-without-js>
        <RichText text={search.withoutScript} />
      </p>
      {/* Before a link of the results or of the rest of the page leads to another page, the URL gets the query. */}
      <div className={styles.search} onClickCapture={keep} onBlur={keep}>
        <SearchBox query={query} onChange={type} onSubmit={submit} />
      </div>
    </PageColumn>
  );
}
