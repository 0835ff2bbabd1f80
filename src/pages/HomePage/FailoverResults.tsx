import { SiteLink } from '../../components/SiteLink/SiteLink';
import { providerBay } from '../../content/pages/providerBay';
import type { ProviderId } from '../../content/facts/providers';
import layout from '../../styles/layout.module.css';
import styles from './FailoverResults.module.css';

export interface FailoverResultsProps {
  readonly order: readonly { readonly id: ProviderId; readonly name: string }[];
  /** Undefined if all providers are down. */
  readonly answering: ProviderId | undefined;
}

const { result, events, response, unavailable, whole } = providerBay;

/**
 * What happened: a sentence for each provider that can answer, and one for none, of which one shows. Without JavaScript, all of them show.
 * Then the response.
 */
export function FailoverResults({ order, answering }: FailoverResultsProps) {
  return (
    <div className={styles.root}>
      {[...order, undefined].map((provider, failures) => (
        <p key={provider?.id ?? ''} className={`${layout.cluster} ${styles.strip}`} data-shown={provider?.id === answering || undefined}>
          <strong>
            {result(
              order.slice(0, failures).map(({ name }) => name),
              provider?.name,
            )}
          </strong>
          <code translate="no">{events[provider ? 'answered' : 'failed']}</code>
        </p>
      ))}
      <div className={`${layout.stack} ${styles.response}`} data-gap="0">
        {(answering ? response(answering) : [`${unavailable.code} ${unavailable.meaning}`]).map((line) => (
          <code key={line} translate="no">
            {line}
          </code>
        ))}
      </div>
      <p className={styles.whole}>
        <SiteLink href={whole.href} variant="standalone">
          {whole.text}
        </SiteLink>
      </p>
    </div>
  );
}
