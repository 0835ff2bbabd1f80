import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { home } from '../../content/pages/home';
import layout from '../../styles/layout.module.css';
import { FailoverDemo } from './FailoverDemo';
import styles from './Hero.module.css';

const { heading, lead, primaryAction, secondaryAction } = home.hero;

/** Shows the slogan, what the product is, and a patch bay to try. */
export function Hero() {
  return (
    <div className={styles.root}>
      <PageHeader
        heading={Array.from(heading.matchAll(/.+?(?:\. |$)/g), ([sentence]) => (
          // Screen readers drop a plain space at the end of a span and join the sentences.
          <span key={sentence} className={styles.sentence}>
            {sentence.replace(/ $/, '\u00a0')}
          </span>
        ))}
      />
      <div className={styles.pitch}>
        <p className={styles.lead}>{lead}</p>
        <div className={layout.cluster} data-screen>
          <SiteLink href={primaryAction.href} variant="primary">
            {primaryAction.text}
          </SiteLink>
          <SiteLink href={secondaryAction.href} variant="secondary">
            {secondaryAction.text}
          </SiteLink>
        </div>
      </div>
      <FailoverDemo />
    </div>
  );
}
