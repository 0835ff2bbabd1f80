import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { notFoundPage } from '../../content/pages/notFound';
import { Jack } from '../../drawings/Jack/Jack';
import { LooseCable } from '../../drawings/LooseCable/LooseCable';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './NotFoundPage.module.css';
import { SiteSearch } from './SiteSearch';

const { eyebrow, heading, lead, links } = notFoundPage;

/** Shown at every URL that has no page: a loose cable, search, and links to other pages. */
export function NotFoundPage() {
  return (
    <PageColumn>
      <PageHeader eyebrow={eyebrow} heading={heading} lead={lead} />
      <Rack>
        <LooseCable />
        <div className={`${layout.cluster} ${primitives.front} ${styles.strip}`} data-gap="section">
          <SiteSearch />
          <ul className={layout.cluster} data-gap="3">
            {links.map(({ href, text }) => (
              <li key={href}>
                <SiteLink href={href} variant="block">
                  <span className={layout.line}>
                    <Jack />
                    <strong className={styles.text}>{text}</strong>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Rack>
    </PageColumn>
  );
}
