import { Button } from '../../components/Button/Button';
import { UnpluggedPage } from '../UnpluggedPage/UnpluggedPage';

/** What a visitor sees when a page of ours fails while it runs. A full load may well work: the page is plain HTML. */
export function ErrorPage() {
  return (
    <UnpluggedPage
      heading="Something went wrong on this page"
      lead="It is our fault, and nothing that you did. Loading the page again often helps."
      isCut
      action={
        <Button variant="primary" onPress={() => location.reload()}>
          Load this page again
        </Button>
      }
      ways={[
        { route: 'home', text: 'Go to the home page' },
        { route: 'contact', text: 'Tell us what happened' },
      ]}
    />
  );
}
