import { Frame } from '../../components/Frame/Frame';
import { LooseCable } from '../../components/LooseCable/LooseCable';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import styles from './NotFoundPage.module.css';

/** What stands at an address that is no page. */
export function NotFoundPage() {
  return (
    <Frame>
      <PageHeader
        eyebrow="Error 404"
        heading="Nothing is plugged in here"
        lead="There is no page at this address. It may have moved, or the address may have a typing error."
      />
      <LooseCable />
      <ul className={styles.ways}>
        <li>
          <SiteLink route="home">Home page</SiteLink>
        </li>
        <li>
          <SiteLink route="docs">Docs</SiteLink>
        </li>
        <li>
          <SiteLink route="sitemap">All pages of this site</SiteLink>
        </li>
        <li>
          <SiteLink route="contact">Tell us about a broken link</SiteLink>
        </li>
      </ul>
    </Frame>
  );
}
