/** Reads what the fixtures recorded about a test, and what made it fail. */
import { type Failure, type Finding, summaryOf } from '../../findings';
import type { Situation } from '../../situations';

/** Returns the situations without repetitions, and a finding for each fault of each error. */
export function readAnnotations(
  annotations: readonly { readonly type: string; readonly description?: string }[],
  messages: readonly string[],
) {
  const situations = new Map<string, Situation>();
  const findings: (Finding & { readonly situation?: Situation })[] = [];
  const explained = new Set<number>();
  let situation: Situation | undefined;
  for (const { type, description = '' } of annotations) {
    if (type === 'situation') situations.set(description, (situation = JSON.parse(description) as Situation));
    if (type !== 'failure') continue;
    const failure = JSON.parse(description) as Failure;
    findings.push(...failure.findings.map((finding) => ({ ...finding, situation })));
    explained.add(failure.error);
  }
  const others = messages.filter((_, index) => !explained.has(index));
  findings.push(...others.map((message) => ({ selector: '', what: summaryOf(message), situation })));
  return { situations: [...situations.values()], findings };
}
