import { notFoundPage } from '../../content/notFound';
import { UnpluggedPage } from '../../layout/UnpluggedPage/UnpluggedPage';

/** The page at every address that leads nowhere. */
export function NotFoundPage() {
  return <UnpluggedPage {...notFoundPage} />;
}
