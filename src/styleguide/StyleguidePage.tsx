import { StrictMode, useEffect } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { PageColumn } from '../components/PageColumn/PageColumn';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { notFound } from '../content/siteRoutes';
import { Layout } from '../layout/Layout/Layout';
import { Main } from '../layout/Main/Main';
import layout from '../styles/layout.module.css';
import tokensCss from '../styles/tokens.css?raw';
import { type Exhibit, exhibits } from './exhibits';
import styles from './StyleguidePage.module.css';
import { TokenList } from './TokenList';

/** The style guide has no route, so its links are full page loads. */
const useLocation: BaseLocationHook = () => ['/styleguide', (to: string) => location.assign(to)];

/** Every token, and the states that no page shows, for contributors. */
export function StyleguidePage() {
  useEffect(() => {
    document.documentElement.dataset.js = 'ready';
  }, []);
  return (
    <StrictMode>
      <Router hook={useLocation} ssrSearch="">
        {/* Layout needs a page. */}
        <Layout page={notFound}>
          <Main>
            <PageColumn>
              <PageHeader
                eyebrow="In the dev server only"
                heading="Style guide"
                lead="Every token, and the states that no page shows until something happens."
              />
              <section className={`${layout.stack} ${layout.section}`}>
                <h2 id="tokens">Tokens</h2>
                <TokenList css={tokensCss} />
              </section>
              {exhibits.map((exhibit) => (
                <ExhibitSection key={exhibit.name} {...exhibit} />
              ))}
            </PageColumn>
          </Main>
        </Layout>
      </Router>
    </StrictMode>
  );
}

function ExhibitSection({ name, size, samples }: Exhibit) {
  return (
    <section className={`${layout.stack} ${layout.section}`}>
      <h2>{name}</h2>
      <div className={`${layout.columns} ${styles.samples}`} data-size={size} data-gap="3">
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
