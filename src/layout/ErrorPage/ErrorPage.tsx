import { Button } from '../../components/Button/Button';
import { errorPage } from '../../content/frame';
import { UnpluggedPage } from '../UnpluggedPage/UnpluggedPage';

/** Shown when a page throws. Reloading often helps, since the prerendered page is plain HTML. */
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
