import { PageColumn } from '../components/PageColumn/PageColumn';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { Layout } from '../layout/Layout/Layout';
import { notFound } from '../routes';
import { controlExhibits } from './controlExhibits';
import { drawingExhibits } from './drawingExhibits';
import { type Exhibit, type ExhibitGroup, nameOf } from './exhibit';
import { formExhibits } from './formExhibits';
import { MarkedPage } from './MarkedPage';
import { TokenList, type TokenListProps } from './TokenList';
import { wordExhibits } from './wordExhibits';
import styles from './StyleguidePage.module.css';

const groups: readonly ExhibitGroup[] = [
  { id: 'drawings', heading: 'Drawings', exhibits: drawingExhibits },
  { id: 'words', heading: 'Words, code and data', exhibits: wordExhibits },
  { id: 'controls', heading: 'Controls', exhibits: controlExhibits },
  { id: 'forms', heading: 'Forms', exhibits: formExhibits },
];

/** Every token, and every component in every state, for people who work on the site. */
export function StyleguidePage({ css }: TokenListProps) {
  return (
    <MarkedPage path="/styleguide">
      {/* Layout needs a page only to notice navigation, which does not happen here. */}
      <Layout page={notFound}>
        <PageColumn>
          <PageHeader
            eyebrow="In the dev server only"
            heading="Style guide"
            lead="Every token, and every component in every state, made of the same code as the site. Hover, focus and press are shown by doing so."
          />
          <nav className={styles.contents} aria-label="Style guide">
            <ul>
              {[{ id: 'tokens', heading: 'Tokens' }, ...groups].map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
          <section>
            <h2 id="tokens">Tokens</h2>
            <TokenList css={css} />
          </section>
          {groups.map(({ id, heading, exhibits }) => (
            <section key={id}>
              <h2 id={id}>{heading}</h2>
              {exhibits.map((exhibit) => (
                <ExhibitSection key={exhibit.source} {...exhibit} />
              ))}
            </section>
          ))}
        </PageColumn>
      </Layout>
    </MarkedPage>
  );
}

function ExhibitSection({ source, note, size, samples }: Exhibit) {
  const name = nameOf({ source });
  return (
    <section className={styles.exhibit} data-source={source}>
      <h3 id={name}>{name}</h3>
      {note && <p>{note}</p>}
      <div className={styles.samples} data-size={size}>
        {Object.entries(samples).map(([state, sample]) => (
          <figure key={state} className={styles.sample}>
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
