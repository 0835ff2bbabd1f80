/** Shows all controls of a page as they look under the pointer and pressed. */
import type { Page } from '@playwright/test';

/** What a pointer does to a control, as CSS pseudo-classes. The focus ring has a measure of its own. */
export const forced = [['hover'], ['hover', 'active']] as const;

/** Forces every control of the page into `states`; returns a function that undoes it. Throws on a page without controls. */
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
