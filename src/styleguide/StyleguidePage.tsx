import { Fragment, useState } from 'react';
import { PageColumn } from '../components/PageColumn/PageColumn';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { Jack } from '../drawings/Jack/Jack';
import { Layout } from '../layout/Layout/Layout';
import { notFound } from '../routes';
import { CableKinds } from './CableKinds';
import { FakeLocation } from './FakeLocation';
import { FrameControls, type FrameSettings, pathOf } from './FrameControls';
import { actionExhibits } from './actionExhibits';
import { codeExhibits } from './codeExhibits';
import { drawingExhibits } from './drawingExhibits';
import type { Exhibit, ExhibitGroup } from './exhibit';
import { formExhibits } from './formExhibits';
import { tokenExhibits } from './tokenExhibits';
import { wordExhibits } from './wordExhibits';
import styles from './StyleguidePage.module.css';

export interface StyleguidePageProps {
  /** The text of tokens.css. */
  readonly tokensCss: string;
}

/** Every token, and every component in every state, for people who work on the site. */
export function StyleguidePage({ tokensCss }: StyleguidePageProps) {
  const [settings, setSettings] = useState<FrameSettings>({ here: 'nowhere', header: 'all' });
  const groups = groupsOf(tokensCss);
  return (
    <FakeLocation path={pathOf(settings.here)}>
      {/* Layout needs a page only to notice navigation, which does not happen here. */}
      <Layout page={notFound}>
        <PageColumn>
          <PageHeader
            eyebrow={settings.header === 'all' ? 'In the dev server only' : undefined}
            heading="Style guide"
            lead={settings.header === 'heading' ? undefined : lead}
            drawing={settings.header === 'all' ? <CableKinds /> : undefined}
          />
          <div className={styles.columns}>
            <Contents groups={groups} />
            <div>
              <FrameControls settings={settings} onChange={setSettings} />
              {groups.map((group) => (
                <Group key={group.id} {...group} />
              ))}
            </div>
          </div>
        </PageColumn>
      </Layout>
    </FakeLocation>
  );
}

const lead =
  'Every token, and every component in every state, made of the same code as the site. What is wrong here is wrong there.';

function groupsOf(tokensCss: string): readonly ExhibitGroup[] {
  return [
    { id: 'tokens', heading: 'Tokens', note: 'Colours, sizes and times are defined here only.', exhibits: tokenExhibits(tokensCss) },
    { id: 'drawings', heading: 'Drawings', note: 'Two shapes carry the identity: the jack and the cable.', exhibits: drawingExhibits },
    { id: 'words', heading: 'Words', note: 'Running text, and the lists that lead through it.', exhibits: wordExhibits },
    { id: 'actions', heading: 'Actions', note: 'What is pressed, followed or chosen.', exhibits: actionExhibits },
    { id: 'code', heading: 'Code and data', note: 'Wide content, which scrolls and is never cut off.', exhibits: codeExhibits },
    { id: 'forms', heading: 'Forms', note: 'Fields, and the messages of a form.', exhibits: formExhibits },
  ];
}

function Contents({ groups }: { readonly groups: readonly ExhibitGroup[] }) {
  return (
    <nav className={styles.contents} aria-label="Style guide">
      <ul>
        <li>
          <a className={styles.groupLink} href="#frame">
            Frame
          </a>
        </li>
        {groups.map((group) => (
          <li key={group.id}>
            <a className={styles.groupLink} href={`#${group.id}`}>
              {group.heading}
            </a>
            <ul>
              {group.exhibits.map(({ id, heading }) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ id, heading, note, exhibits }: ExhibitGroup) {
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <Jack isPlugged />
        <h2 id={id} className={styles.groupHeading}>
          {heading}
        </h2>
        <p className={styles.groupNote}>{note}</p>
      </div>
      {exhibits.map((exhibit) => (
        <ExhibitSection key={exhibit.id} {...exhibit} />
      ))}
    </section>
  );
}

function ExhibitSection({ id, heading, source, note, content }: Exhibit) {
  return (
    <section className={styles.exhibit}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {heading}
        </h3>
        <p className={styles.source}>
          <code>
            src/
            {source.split(/(?<=\/)/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </code>
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {content}
    </section>
  );
}
