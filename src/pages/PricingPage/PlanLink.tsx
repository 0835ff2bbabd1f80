import { SiteLink } from '../../components/SiteLink/SiteLink';
import { type PlanText, planText } from '../../content/pages/plans';

export interface PlanLinkProps {
  readonly plan: PlanText['id'];
  readonly variant: 'primary' | 'secondary' | 'standalone';
}

/** A link to sign up for a plan, or to ask for it. */
export function PlanLink({ plan, variant }: PlanLinkProps) {
  const { action } = planText(plan);
  return (
    <SiteLink {...action} variant={variant}>
      {action.text}
    </SiteLink>
  );
}
