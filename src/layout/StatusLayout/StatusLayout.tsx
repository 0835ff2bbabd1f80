import type { ReactNode } from 'react';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { Jack } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import type { RouteId } from '../../routes';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './StatusLayout.module.css';

export interface StatusLayoutProps {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
  /** A loose cable. */
  readonly drawing: ReactNode;
  /** A button above the links. */
  readonly action?: ReactNode;
  /** Links to other pages. */
  readonly ways: readonly { readonly route: RouteId; readonly text: string }[];
}

/** The layout of the not-found page: a loose cable and links to other pages. */
export function StatusLayout({ eyebrow, heading, lead, drawing, action, ways }: StatusLayoutProps) {
  return (
    <PageColumn>
      <PageHeader eyebrow={eyebrow} heading={heading} lead={lead} />
      <Rack variant="bare">
        {drawing}
        <div className={`${layout.cluster} ${primitives.front} ${styles.strip}`} data-gap="section">
          {action}
          <ul className={layout.cluster} data-gap="3">
            {ways.map(({ route, text }) => (
              <li key={route}>
                <SiteLink route={route} variant="block">
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
