import { SiteSearch } from '../../components/SearchForm/SearchForm';
import { notFoundPage } from '../../content/notFound';
import { LooseCable } from '../../drawings/LooseCable/LooseCable';
import { UnpluggedPage } from '../../layout/UnpluggedPage/UnpluggedPage';

/** The page at every address that leads nowhere. */
export function NotFoundPage() {
  return <UnpluggedPage {...notFoundPage} drawing={<LooseCable />} action={<SiteSearch />} />;
}
