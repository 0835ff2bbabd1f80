import { Frame } from '../../components/Frame/Frame';
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
      <svg className={styles.cable} viewBox="0 0 480 120" aria-hidden="true">
        <circle className={styles.ring} cx="60" cy="60" r="34" />
        <circle className={styles.hole} cx="60" cy="60" r="22" />
        <path className={styles.wire} d="M480 30C400 30 380 96 300 96S210 60 180 60" />
        <path className={styles.plug} d="M150 60h36" />
      </svg>
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
