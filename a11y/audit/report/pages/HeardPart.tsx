import { RichText } from '../../../../src/components/RichText/RichText';
import { heardFile } from '../reportLinks';
import type { AuditRun } from '../run';
import { counted, dateWords, toolWords } from '../words';
import { Entries } from './Entries';
import { joined } from './joined';
import { Part } from './Part';
import { ReportLink } from './ReportLink';
import styles from './ReportPage.module.css';

/** What a real screen reader said while scenarios were played on it. */
export function HeardPart({ heard }: Pick<AuditRun, 'heard'>) {
  return (
    <Part id="heard" heading="What a screen reader said">
      {heard ? <Transcripts {...heard} /> : <NotRun />}
    </Part>
  );
}

function NotRun() {
  return (
    <p>
      Not run. <RichText text={[{ code: 'npm run audit:screen-reader' }]} /> plays scenarios on the screen reader Orca, where it is installed, and the
      next audit puts the transcripts here.
    </p>
  );
}

function Transcripts({ reader, date, scenarios }: NonNullable<AuditRun['heard']>) {
  const failed = scenarios.filter(({ outcome }) => outcome === 'failed').length;
  return (
    <>
      <p>
        {toolWords(reader)} read the built pages aloud in Chromium on <time dateTime={date}>{dateWords(date)}</time>. It was played{' '}
        {counted(scenarios.length, 'scenario')}, of which {failed || 'none'} failed. Each transcript holds every key and every word. Another reader says
        it differently, and only a person can hear whether it makes sense.
      </p>
      <Entries>
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <ReportLink href={heardFile(scenario)}>{scenario.title}</ReportLink>
            {scenario.outcome === 'failed' && (
              <>
                {' '}
                <strong>failed</strong>
              </>
            )}{' '}
            <span className={styles.muted}>
              {scenario.route};{' '}
              {joined(
                scenario.criteria.map((id) => (
                  <ReportLink key={id} href={`#sc-${id}`}>
                    {id}
                  </ReportLink>
                )),
              )}
            </span>
          </li>
        ))}
      </Entries>
    </>
  );
}
