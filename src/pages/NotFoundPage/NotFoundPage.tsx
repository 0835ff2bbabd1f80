import { SiteSearch } from '../../components/SearchForm/SearchForm';
import { notFoundPage } from '../../content/pages/notFound';
import { LooseCable } from '../../drawings/LooseCable/LooseCable';
import { StatusLayout } from '../../layout/StatusLayout/StatusLayout';

/** Shown at every URL that has no page. */
export function NotFoundPage() {
  return <StatusLayout {...notFoundPage} drawing={<LooseCable />} action={<SiteSearch />} />;
}
