import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { providerBay } from '../../content/pages/providerBay';
import { providerAnswers, type ProviderId } from '../../content/pages/providerDemo';
import styles from './FailoverResults.module.css';

export interface FailoverResultsProps {
  readonly order: readonly { readonly id: ProviderId; readonly label: string }[];
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
                order.slice(0, failures).map(({ label }) => label),
                provider?.label,
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
