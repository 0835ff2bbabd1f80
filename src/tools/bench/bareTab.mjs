/**
 * A tab without the debugger domains that distort measurements. Playwright and Lighthouse send `Runtime.enable` (DevTools
 * protocol), which makes V8 look up the source position of each `Error` that is created. React creates some when it is
 * evaluated, within one function of 190 kB that V8 then parses again: 90 to 170 ms on a slow phone, which visitors never wait.
 */

/**
 * @typedef {object} Tab commands and events of the DevTools protocol; each caller knows the type of its result
 * @property {(method: string, params?: object) => Promise<any>} send
 * @property {(method: string, listener: (params: any) => void) => void} on one listener for each event
 * @property {() => Promise<void>} close
 */

/**
 * Opens an empty tab with its own empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Tab>}
 */
export async function openBareTab(browser) {
  const session = await browser.newBrowserCDPSession();
  // Not a context of Playwright, which would attach to its pages.
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
