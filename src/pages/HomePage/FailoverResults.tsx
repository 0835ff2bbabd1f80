import { CodeLines } from '../../components/CodeBlock/CodeLines';
import { providerBay } from '../../content/pages/providerBay';
import { providerAnswers } from '../../content/pages/providerDemo';
import type { ProviderId } from '../../content/facts/providers';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './FailoverResults.module.css';

export interface FailoverResultsProps {
  readonly order: readonly { readonly id: ProviderId; readonly name: string }[];
  /** Undefined if all providers are down. */
  readonly answering: ProviderId | undefined;
}

const { result, events, unavailable } = providerBay;

/**
 * One result for each provider that can answer, and one for none. All share one place, so that the page does not move. Without
 * JavaScript, the first is open, and the others are disclosures.
 */
export function FailoverResults({ order, answering }: FailoverResultsProps) {
  const results = [...order, undefined].map((provider, failures) => ({
    id: provider?.id,
    sentence: result(
      order.slice(0, failures).map(({ name }) => name),
      provider?.name,
    ),
    event: events[provider ? 'answered' : 'failed'],
    response: provider ? <CodeLines code={providerAnswers[provider.id]} /> : `${unavailable.code} ${unavailable.meaning}`,
  }));
  return (
    <div className={styles.root}>
      {results.map(({ id, sentence, event, response }) => (
        <div key={id ?? ''} className={styles.result} data-shown={id === answering || undefined}>
          <p className={`${layout.cluster} ${styles.strip}`}>
            <strong>{sentence}</strong>
            <code translate="no">{event}</code>
          </p>
          <pre className={styles.response}>
            <code translate="no">{response}</code>
          </pre>
        </div>
      ))}
      {results.slice(1).map(({ id, sentence, response }) => (
        <details key={id ?? ''} data-without-js data-screen>
          <summary className={`${primitives.fold} ${styles.strip}`}>{sentence}</summary>
          <pre className={styles.response}>
            <code translate="no">{response}</code>
          </pre>
        </details>
      ))}
    </div>
  );
}
