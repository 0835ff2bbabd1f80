/** Shows all controls of a page in their hover and active states. */
import type { Page } from '@playwright/test';

/** The states that a pointer causes. focusRings.ts measures the focus ring. */
export const forced = [['hover'], ['hover', 'active']] as const;

/** Forces `states` on every control, and returns a function that resets them. Throws on a page without controls. */
export async function forcePseudoStates(page: Page, states: readonly string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, textarea, label, [role=tab]',
  });
  if (nodeIds.length === 0) throw new Error('There are no controls.');
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })));
  return () => session.detach();
}
