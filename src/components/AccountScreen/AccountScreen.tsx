import type { ReactNode } from 'react';
import type { Href } from '../../content/routes';
import type { RichText as RichTextContent } from '../../content/types';
import { Button } from '../Button/Button';
import { StatusMessage, StatusRegion, useStatus } from '../Form/StatusRegion';
import { PageColumn } from '../PageColumn/PageColumn';
import { PageHeader } from '../PageHeader/PageHeader';
import { RichText } from '../RichText/RichText';
import { Rack } from '../../drawings/Rack/Rack';
import { SiteLink } from '../SiteLink/SiteLink';
import { StepList } from '../StepList/StepList';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './AccountScreen.module.css';

export interface AccountScreenProps {
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Text between the form and the GitHub button. */
  readonly or: string;
  readonly github: string;
  /** Where the GitHub button leads. Without it, a click shows `githubResult`. */
  readonly githubUrl: Href | '';
  /** The status message after a click on the GitHub button. */
  readonly githubResult: { readonly heading: string; readonly text: string };
  readonly legal: RichTextContent;
  /** A link to the other account screen. */
  readonly other: RichTextContent;
  /** Steps beside the form that explain what happens to the input. Only while no server receives it. */
  readonly whatHappens: { readonly heading: string; readonly steps: readonly string[] } | undefined;
}

/** The layout that the sign-in and sign-up pages share. */
export function AccountScreen(props: AccountScreenProps) {
  const { heading, lead, children, or, github, githubUrl, githubResult, legal, other, whatHappens } = props;
  const [status, showStatus] = useStatus();

  return (
    <PageColumn>
      <PageHeader heading={heading} lead={lead} />
      <div className={layout.columns} data-split="halves" data-gap="section">
        <div className={`${layout.stack} ${styles.main}`} data-gap="3">
          <div>{children}</div>
          <p className={`${layout.line} ${styles.or}`} data-with-js={githubUrl ? undefined : true}>
            {or}
          </p>
          <div>
            {githubUrl ? (
              <SiteLink href={githubUrl} variant="secondary">
                <BranchMark />
                {github}
              </SiteLink>
            ) : (
              <>
                <Button onPress={() => showStatus(<StatusMessage {...githubResult} />)}>
                  <BranchMark />
                  {github}
                </Button>
                <StatusRegion>{status}</StatusRegion>
              </>
            )}
          </div>
          <div className={layout.stack}>
            <p>
              <RichText text={other} />
            </p>
            <p>
              <RichText text={legal} />
            </p>
          </div>
        </div>
        {whatHappens && (
          <div>
            <Rack heading={whatHappens.heading}>
              <div className={primitives.front}>
                {/* The last step is not reached, so the cable ends before it. */}
                <StepList
                  isCut
                  steps={whatHappens.steps.map((step) => (
                    <p key={step}>{step}</p>
                  ))}
                />
              </div>
            </Rack>
          </div>
        )}
      </div>
    </PageColumn>
  );
}

/** A branch of code. GitHub’s own mark is a trademark. */
function BranchMark() {
  return (
    <svg className={primitives.icon} viewBox="0 0 20 20" width="20" aria-hidden="true">
      <circle cx="6" cy="4" r="2" />
      <circle cx="6" cy="16" r="2" />
      <circle cx="14" cy="6" r="2" />
      <path d="M6 6v8M14 8c0 4-8 2-8 6" />
    </svg>
  );
}
