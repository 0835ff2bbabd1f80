import { type ReactNode, useEffect, useRef } from 'react';
import { leavePlace, watchPlaces } from '../../lib/places';
import { matchPath, type PageMeta } from '../../routes';
import { Announcer } from '../Announcer/Announcer';
import { arrive } from '../arrive';
import { updateHead } from '../pageHead';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { mainId, SkipLink } from '../SkipLink/SkipLink';
import styles from './Layout.module.css';

export interface LayoutProps {
  readonly page: PageMeta;
  readonly children: ReactNode;
}

/** The frame round every page. After a client navigation it moves title, focus, announcement and scroll together. */
export function Layout({ page, children }: LayoutProps) {
  useArrival(page);
  return (
    <>
      <SkipLink />
      <SiteHeader page={page} />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Announcer />
    </>
  );
}

function useArrival(page: PageMeta) {
  const lastPage = useRef(page);
  const arriveBy = useRef<'link' | 'traverse'>('link');

  useEffect(() => {
    const stopWatching = watchPlaces();
    const stop = new AbortController();
    addEventListener(
      'popstate',
      () => {
        if (matchPath(location.pathname) === lastPage.current) return;
        leavePlace();
        arriveBy.current = 'traverse';
      },
      // Before wouter's own listener, which renders the page: the place being left must be read first.
      { capture: true, signal: stop.signal },
    );
    return () => {
      stopWatching();
      stop.abort();
    };
  }, []);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    updateHead(page);
    arrive(arriveBy.current);
    arriveBy.current = 'link';
  }, [page]);
}
