import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanText } from '../../content/pages/plans';

export interface PlanLinkProps {
  readonly action: PlanText['action'];
  readonly variant: 'primary' | 'secondary' | 'standalone';
}

/** A link to sign up for a plan, or to ask for it. */
export function PlanLink({ action: { text, route, subject }, variant }: PlanLinkProps) {
  return (
    <SiteLink route={route} search={subject && `subject=${subject}`} variant={variant}>
      {text}
    </SiteLink>
  );
}
