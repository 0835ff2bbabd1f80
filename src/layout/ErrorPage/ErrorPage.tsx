import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../components/Button/Button';
import { errorPage } from '../../content/frame';
import { arriveAtError } from '../arrive';
import { titleWithSite } from '../pageTitle';
import { UnpluggedPage } from '../UnpluggedPage/UnpluggedPage';
import styles from './ErrorPage.module.css';

/** Fetched when it is needed, which is hardly ever. Without a connection there are the words alone. */
const LooseCable = lazy(() => import('../../drawings/LooseCable/LooseCable').then(
  (module) => ({ default: module.LooseCable }),
  () => ({ default: () => <></> }),
));

/** Shown when a page throws. Reloading often helps, since the prerendered page is plain HTML. */
export function ErrorPage() {
  useEffect(() => {
    // After the effect of Layout, which sets the title of the page that has failed.
    queueMicrotask(() => {
      document.title = titleWithSite(errorPage.heading);
      arriveAtError();
    });
  }, []);
  return (
    <UnpluggedPage
      heading={errorPage.heading}
      lead={errorPage.lead}
      drawing={
        <Suspense fallback={<div className={styles.room} />}>
          <LooseCable isCut />
        </Suspense>
      }
      action={
        <Button variant="primary" onPress={() => location.reload()}>
          {errorPage.reload}
        </Button>
      }
      ways={errorPage.ways}
    />
  );
}
