import { useEffect } from 'react';
import { Button } from '../../components/Button/Button';
import { errorPage } from '../../content/frame';
import { arriveAtError } from '../arrive';
import { titleWithSite } from '../pageTitle';
import { UnpluggedPage } from '../UnpluggedPage/UnpluggedPage';

/** Shown when a page throws. Reloading often helps, since the prerendered page is plain HTML. */
export function ErrorPage() {
  useEffect(() => {
    // After the layout has given the document the title of the page that has failed.
    queueMicrotask(() => {
      document.title = titleWithSite(errorPage.heading);
      arriveAtError();
    });
  }, []);
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
