import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { sections } from '../../content/facts/sections';
import { pageGroups } from '../../content/pageGroups';
import { sitemapPage } from '../../content/pages/sitemap';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './SitemapPage.module.css';

const groups = (['product', 'docs', 'account', 'help'] as const).map((group) => ({ heading: sections[group], entries: pageGroups[group] }));

/** Lists every page with its description (WCAG 2.4.5), as the label sheet of a patch bay. */
export function SitemapPage() {
  return (
    <PageColumn>
      <PageHeader heading={sitemapPage.heading} lead={sitemapPage.lead} />
      <div className={`${primitives.plate} ${styles.sheet}`}>
        {groups.map(({ heading, entries }) => (
          <section key={heading} className={`${layout.columns} ${styles.group}`} data-split="side" data-gap="0">
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={`${trail.trail} ${trail.jacks}`}>
              {entries.map(({ path, label, description }) => (
                <li key={path} className={`${layout.columns} ${styles.row}`} data-split="picture" data-gap="half">
                  <SiteLink href={path} variant="stretched">
                    <strong>{label}</strong>
                  </SiteLink>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageColumn>
  );
}
