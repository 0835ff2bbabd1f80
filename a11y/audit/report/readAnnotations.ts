/** Reads what the fixtures recorded about a test, and what made it fail. */
import { type Finding, listOf } from '../../findings';
import type { Situation } from '../../situations';

/** Returns the situations without repetitions, and a finding for each fault of each error. */
export function readAnnotations(
  annotations: readonly { readonly type: string; readonly description?: string }[],
  messages: readonly string[],
) {
  const situations = new Map<string, Situation>();
  // By situation and text, because a polled assertion notes them at each attempt.
  const findings = new Map<string, Finding & { readonly situation?: Situation }>();
  let situation: Situation | undefined;
  for (const { type, description = '' } of annotations) {
    if (type === 'situation') situations.set(description, (situation = JSON.parse(description) as Situation));
    if (type !== 'findings') continue;
    const listed = JSON.parse(description) as Finding[];
    // An assertion that was repeated until it passed made no test fail.
    if (!messages.some((message) => message.includes(listOf(listed)))) continue;
    for (const finding of listed) findings.set(JSON.stringify([situation, finding]), { ...finding, situation });
  }
  const others = messages
    .filter((message) => !/^(?:Error: )?\d+ found:$/m.test(message))
    .map((message) => ({ selector: '', what: summaryOf(message), situation }));
  return { situations: [...situations.values()], findings: [...findings.values(), ...others] };
}

/** Returns the first lines of a message of Playwright, in which its assertions name locator, expected, and received value. */
function summaryOf(message: string): string {
  const lines = message.replace(/^Error: /, '').split(/\s*\n\s*/);
  return lines.slice(0, 12).join('; ');
}
