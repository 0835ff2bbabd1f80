import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { providerBay } from '../../content/pages/providerBay';
import { providerAnswers } from '../../content/pages/providerDemo';
import type { ProviderId } from '../../content/facts/providers';
import styles from './FailoverResults.module.css';

export interface FailoverResultsProps {
  readonly order: readonly { readonly id: ProviderId; readonly name: string }[];
  /** Undefined if all providers are down. */
  readonly answering: ProviderId | undefined;
}

const { result, events, unavailable } = providerBay;

/** One result for each provider that can answer, and one for none. All share one place, so that the page does not move. */
export function FailoverResults({ order, answering }: FailoverResultsProps) {
  return (
    <div className={styles.root}>
      {[...order, undefined].map((provider, failures) => (
        <div key={provider?.id ?? ''} className={styles.result} data-shown={provider?.id === answering || undefined}>
          <p className={styles.strip}>
            <strong>
              {result(
                order.slice(0, failures).map(({ name }) => name),
                provider?.name,
              )}
            </strong>
            <code translate="no">{events[provider ? 'answered' : 'failed']}</code>
          </p>
          <pre className={styles.response}>
            <code translate="no">
              {provider ? <CodeLines code={providerAnswers[provider.id]} /> : `${unavailable.code} ${unavailable.meaning}`}
            </code>
          </pre>
        </div>
      ))}
    </div>
  );
}
