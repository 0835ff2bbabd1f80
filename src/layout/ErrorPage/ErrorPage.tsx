import { Button } from '../../components/Button/Button';
import { Frame } from '../../components/Frame/Frame';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';

/** What a visitor sees when a page of ours fails while it runs. A full load may well work: the page is plain HTML. */
export function ErrorPage() {
  return (
    <Frame>
      <PageHeader
        heading="Something went wrong on this page"
        lead="It is our fault, and nothing that you did. Loading the page again often helps."
      />
      <Button variant="primary" onPress={() => location.reload()}>
        Load this page again
      </Button>
      <ul>
        <li>
          <SiteLink route="home">Go to the home page</SiteLink>
        </li>
        <li>
          <SiteLink route="contact">Tell us what happened</SiteLink>
        </li>
      </ul>
    </Frame>
  );
}
