import type { ReactNode } from 'react';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { Jack } from '../../drawings/Jack/Jack';
import { LooseCable, type LooseCableProps } from '../../drawings/LooseCable/LooseCable';
import { Rack } from '../../drawings/Rack/Rack';
import type { RouteId } from '../../routes';
import styles from './UnpluggedPage.module.css';

export interface UnpluggedPageProps extends LooseCableProps {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
  /** A button, before the ways on. */
  readonly action?: ReactNode;
  readonly ways: readonly { readonly route: RouteId; readonly text: string }[];
}

/** A page that has nothing to show: a cable that leads nowhere, and jacks that lead somewhere. */
export function UnpluggedPage({ eyebrow, heading, lead, isCut, action, ways }: UnpluggedPageProps) {
  return (
    <PageColumn>
      <PageHeader eyebrow={eyebrow} heading={heading} lead={lead} />
      <Rack variant="bare">
        <LooseCable isCut={isCut} />
        <div className={styles.strip}>
          {action}
          <ul className={styles.ways}>
            {ways.map(({ route, text }) => (
              <li key={route}>
                <SiteLink route={route} variant="quiet">
                  <span className={styles.jack}>
                    <Jack />
                    {/* Shown when the link is about to be followed. */}
                    <span className={styles.plugged}>
                      <Jack isPlugged />
                    </span>
                  </span>
                  <span className={styles.text}>{text}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Rack>
    </PageColumn>
  );
}
