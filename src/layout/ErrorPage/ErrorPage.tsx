import { Button } from '../../components/Button/Button';
import { errorPage } from '../../content/frame';
import { UnpluggedPage } from '../UnpluggedPage/UnpluggedPage';

/** What a visitor sees when a page of ours fails while it runs. A full load may well work: the page is plain HTML. */
export function ErrorPage() {
  return (
    <UnpluggedPage
      heading={errorPage.heading}
      lead={errorPage.lead}
      isCut
      action={
        <Button variant="primary" onPress={() => location.reload()}>
          {errorPage.reload}
        </Button>
      }
      ways={errorPage.ways}
    />
  );
}
