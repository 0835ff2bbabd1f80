/**
 * A tab to which nobody listens more than is asked for. Playwright and Lighthouse listen to a page's scripts (`Runtime.enable`
 * of the DevTools protocol), and while somebody does, V8 looks up where in the source each `Error` is made. React makes some as
 * it is run, within one function of 190 kB that V8 parses once more for it: 90 to 170 ms on a slow telephone, which nobody waits
 * who only visits the page.
 */

/**
 * @typedef {object} Tab commands and events of the DevTools protocol; who asks knows what is answered
 * @property {(method: string, params?: object) => Promise<any>} send
 * @property {(method: string, listener: (params: any) => void) => void} on one listener for each event
 * @property {() => Promise<void>} close
 */

/**
 * Opens an empty tab with an empty cache of its own.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Tab>}
 */
export async function openBareTab(browser) {
  const session = await browser.newBrowserCDPSession();
  // A context that is not Playwright's, which would listen to its pages.
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });

  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const open = new Map();
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error, method, params } = JSON.parse(message);
    if (method) listeners.get(method)?.(params);
    else if (error) open.get(id)?.reject(new Error(error.message));
    else open.get(id)?.resolve(result);
    open.delete(id);
  });

  let lastId = 0;
  return {
    send: async (method, params = {}) => {
      const id = ++lastId;
      const answer = new Promise((resolve, reject) => open.set(id, { resolve, reject }));
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
      return answer;
    },
    on: (event, listener) => listeners.set(event, listener),
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
