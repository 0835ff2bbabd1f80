/** Controls as they look under the pointer and pressed: all of a page at once. */
import type { Page } from '@playwright/test';

/** What a pointer does, as CSS names it. Focus changes no colour of text: its ring is what the script focusVisible measures. */
export const forced = [['hover'], ['hover', 'active']] as const;

/** Forces every control of the page into `states`; what it returns takes that back. */
export async function forceStates(page: Page, states: readonly string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, textarea, label, [role=tab]',
  });
  if (nodeIds.length === 0) throw new Error('There are no controls.');
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  return () => session.detach();
}
