import { SiteSearch } from '../../components/SearchForm/SearchForm';
import { notFoundPage } from '../../content/notFound';
import { LooseCable } from '../../drawings/LooseCable/LooseCable';
import { StatusLayout } from '../../layout/StatusLayout/StatusLayout';

/** The page at every address that leads nowhere. */
export function NotFoundPage() {
  return <StatusLayout {...notFoundPage} drawing={<LooseCable />} action={<SiteSearch />} />;
}
