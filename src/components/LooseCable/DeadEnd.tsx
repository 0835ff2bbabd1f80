import type { ReactNode } from 'react';
import type { RouteId } from '../../routes';
import { Frame } from '../Frame/Frame';
import { Jack } from '../Jack/Jack';
import { PageHeader } from '../PageHeader/PageHeader';
import { Rack } from '../Rack/Rack';
import { SiteLink } from '../SiteLink/SiteLink';
import { LooseCable, type LooseCableProps } from './LooseCable';
import styles from './DeadEnd.module.css';

export interface DeadEndProps extends LooseCableProps {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
  /** A button, before the ways on. */
  readonly action?: ReactNode;
  readonly ways: readonly { readonly route: RouteId; readonly text: string }[];
}

/** A page that has nothing to show: a cable that leads nowhere, and jacks that lead somewhere. */
export function DeadEnd({ eyebrow, heading, lead, isCut, action, ways }: DeadEndProps) {
  return (
    <Frame>
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
    </Frame>
  );
}
