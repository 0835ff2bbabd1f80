import { PageColumn } from '../components/PageColumn/PageColumn';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { Layout } from '../layout/Layout/Layout';
import { Main } from '../layout/Main/Main';
import { notFound } from '../content/siteRoutes';
import { controlExhibits } from './controlExhibits';
import { dataExhibits } from './dataExhibits';
import { drawingExhibits } from './drawingExhibits';
import { type Exhibit, type ExhibitGroup, nameOf } from './exhibit';
import { formExhibits } from './formExhibits';
import { CurrentPath } from './CurrentPath';
import { TokenList, type TokenListProps } from './TokenList';
import { textExhibits } from './textExhibits';
import layout from '../styles/layout.module.css';
import styles from './StyleguidePage.module.css';

const groups: readonly ExhibitGroup[] = [
  { id: 'drawings', heading: 'Drawings', exhibits: drawingExhibits },
  { id: 'text', heading: 'Text', exhibits: textExhibits },
  { id: 'data', heading: 'Code and data', exhibits: dataExhibits },
  { id: 'controls', heading: 'Controls', exhibits: controlExhibits },
  { id: 'forms', heading: 'Forms', exhibits: formExhibits },
];

/** Every token and every component in every state, for contributors. */
export function StyleguidePage({ css }: TokenListProps) {
  return (
    <CurrentPath path="/styleguide">
      {/* The style guide has no route, and Layout needs a page. */}
      <Layout page={notFound}>
        <Main>
          <PageColumn>
            <PageHeader
              eyebrow="In the dev server only"
              heading="Style guide"
              lead="Every token and every component in every state, from the same code as the site. To see hover, focus, and pressed states, use the samples."
            />
            <nav aria-label="Style guide">
              <ul className={layout.cluster} data-gap="0">
                {[{ id: 'tokens', heading: 'Tokens' }, ...groups].map(({ id, heading }) => (
                  <li key={id}>
                    <SiteLink href={`#${id}`} variant="standalone">
                      {heading}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <section className={`${layout.stack} ${layout.section}`}>
              <h2 id="tokens">Tokens</h2>
              <TokenList css={css} />
            </section>
            {groups.map(({ id, heading, exhibits }) => (
              <section key={id} className={`${layout.stack} ${layout.section}`}>
                <h2 id={id}>{heading}</h2>
                {exhibits.map((exhibit) => (
                  <ExhibitSection key={exhibit.source} {...exhibit} />
                ))}
              </section>
            ))}
          </PageColumn>
        </Main>
      </Layout>
    </CurrentPath>
  );
}

function ExhibitSection({ source, note, size, samples }: Exhibit) {
  const name = nameOf({ source });
  return (
    <section className={styles.exhibit} data-source={source}>
      <h3 id={name}>{name}</h3>
      {note && <p>{note}</p>}
      <div
        className={`${layout.columns} ${styles.samples}`}
        data-split={size === 'medium' ? 'cards' : undefined}
        data-size={size}
        data-gap="3"
      >
        {Object.entries(samples).map(([state, sample]) => (
          <figure key={state} className={layout.ruled}>
            <figcaption className={styles.caption}>
              {name}: {state}
            </figcaption>
            <div className={styles.stage}>{sample}</div>
          </figure>
        ))}
      </div>
    </section>
  );
}
