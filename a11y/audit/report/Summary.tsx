import { Fragment } from 'react';
import { reportFiles } from '../../../src/build/publishedReport';
import { listInWords } from '../../../src/lib/listInWords';
import { describe } from '../../findings';
import { evaluation } from '../evaluation';
import { distinct, formatCommit, formatCount, formatDate, formatEnvironment, outcomes } from './format';
import { openRows } from './sheet';
import type { ReportProps } from './types';

/** The first screen: what failed, what is left, what was tested, and with what. */
export function Summary({ report }: ReportProps) {
  const { date, environment, kind, published, signatures, tests, verdicts } = report;
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
  const target = verdicts.filter(({ criterion }) => criterion.level !== 'AAA');
  const left = target.filter(({ criterion }) => openRows(criterion, report).length > 0);
  const tools = (kind: 'axe' | 'check') =>
    distinct(verdicts.flatMap(({ lines }) => lines.flatMap(({ tool }) => (tool.kind === kind ? tool.name : []))));
  const ofHouse = distinct(
    verdicts.flatMap(({ lines }) =>
      lines.flatMap(({ route, findings }) =>
        findings.flatMap((found) => (found.breaks?.length === 0 ? `${route}: ${describe({ ...found, breaks: undefined })}` : [])),
      ),
    ),
  );
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{failed.length ? `${formatCount(failed.length, 'criterion', 'criteria')} failed` : 'No test found a barrier'}</h2>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ criterion: { id, level, name }, reason }) => (
            <li key={id}>
              <a href={`#sc-${id}`}>
                {id} {name}
              </a>{' '}
              ({level}): {reason}
            </li>
          ))}
        </ul>
      )}
      <dl>
        {published && (
          <>
            <dt>Address</dt>
            <dd>
              <a href={published.address}>{published.address}</a>.{' '}
              {published.differences.length ? 'It differs from the build of this commit:' : 'It sends what this commit builds.'}
              <ul>
                {published.differences.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>Scope</dt>
        <dd>
          {evaluation.scope} They rely on {listInWords(evaluation.technologies)}. The target is level {evaluation.target} of WCAG 2.2.
        </dd>
        <dt>Baseline</dt>
        <dd>People must test with: {evaluation.baseline}</dd>
        <dt>Run</dt>
        <dd>
          {kind === 'audit' ? 'An audit (' : 'A test run ('}
          <code>{kind === 'audit' ? 'npm run audit' : 'npm test'}</code>) of{' '}
          {formatCount(tests.passed + tests.failed + tests.untested, 'test')}: {tests.failed} failed, {tests.untested} did not run.{' '}
          {kind === 'tests' && 'It tests some pages and states of each kind. An audit tests every page, in more views and states. '}
          <time dateTime={date}>{formatDate(date)}</time>
        </dd>
        <dt>Commit</dt>
        <dd>
          <code>{formatCommit(report)}</code>
        </dd>
        <dt>Tools</dt>
        <dd>
          {listInWords([...tools('axe'), formatCount(tools('check').length, 'check of our own', 'checks of our own')])}, in one browser.{' '}
          {formatEnvironment(environment)}.
        </dd>
        <dt>People</dt>
        <dd>
          {signatures.length
            ? `${listInWords(distinct(signatures.map(({ who }) => who)))} signed manual tests of this commit.`
            : 'Nobody has signed a manual test of this commit.'}{' '}
          At levels A and AA,{' '}
          <a href="#by-hand">{formatCount(left.length, 'criterion has', 'criteria have')} a part that is left to a person</a>.
        </dd>
        <dt>House rules</dt>
        <dd>
          {formatCount(ofHouse.length, 'finding breaks', 'findings break')} a rule of this house. House rules are stricter than WCAG by
          choice, like 7:1 for large text or one h1 on each page. Their tests fail, and no criterion does.
          {ofHouse.length > 0 && ` They are: ${ofHouse.join('; ')}.`}
        </dd>
        <dt>Files</dt>
        <dd>
          <a href={`${reportFiles}/manual.csv`}>manual.csv</a>, to sign manual tests;{' '}
          <a href={`${reportFiles}/evaluation.json`}>evaluation.json</a>, all outcomes, to open in W3C’s WCAG-EM Report Tool
          {signatures.length > 0 && (
            <>
              ; <a href={`${reportFiles}/openacr.yaml`}>openacr.yaml</a>, a draft of an accessibility conformance report (VPAT 2.5) for the
              command line of OpenACR, whose editor refuses the criteria of WCAG 2.2
            </>
          )}
        </dd>
      </dl>
      <h3>Outcomes</h3>
      <dl>
        {outcomes.map(({ id, label, meaning }) => {
          const all = verdicts.filter(({ outcome }) => outcome === id).length;
          const inTarget = target.filter(({ outcome }) => outcome === id).length;
          return (
            <Fragment key={id}>
              <dt>
                <span className="outcome" data-outcome={id}>
                  {label}
                </span>
              </dt>
              <dd>
                {inTarget} of {target.length} criteria at levels A and AA, {all - inTarget} of {verdicts.length - target.length} at AAA.{' '}
                {meaning}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <p>Tests find only some of the barriers that people meet. There is no score.</p>
    </section>
  );
}
