import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { PlanFacts } from '../../content/facts/planFacts';
import { plans } from '../../content/pages/plans';

export interface PlanLinkProps {
  readonly plan: PlanFacts['id'];
  readonly variant: 'primary' | 'secondary' | 'standalone';
}

/** A link to sign up for a plan, or to ask for it. */
export function PlanLink({ plan, variant }: PlanLinkProps) {
  const { action } = plans[plan];
  return (
    <SiteLink {...action} variant={variant}>
      {action.text}
    </SiteLink>
  );
}
