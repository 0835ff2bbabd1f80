import { SiteLink } from '../../components/SiteLink/SiteLink';
import { type PlanText, plans } from '../../content/pages/plans';

export interface PlanLinkProps {
  readonly plan: PlanText['id'];
  readonly variant: 'primary' | 'secondary' | 'standalone';
}

/** A link to sign up for a plan, or to ask for it. */
export function PlanLink({ plan, variant }: PlanLinkProps) {
  const { route, search, text } = plans.find(({ id }) => id === plan)!.action;
  return (
    <SiteLink route={route} search={search} variant={variant}>
      {text}
    </SiteLink>
  );
}
