/** A small WebDriver client. Firefox uses a socket (Marionette), and WebKitWebDriver uses HTTP. */
import { once } from 'node:events';
import { connect } from 'node:net';

/** Maps each command to its name in Marionette, and its method and path in HTTP. */
const commands = {
  open: ['WebDriver:Navigate', 'POST', 'url'],
  reload: ['WebDriver:Refresh', 'POST', 'refresh'],
  back: ['WebDriver:Back', 'POST', 'back'],
  forward: ['WebDriver:Forward', 'POST', 'forward'],
  execute: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  act: ['WebDriver:PerformActions', 'POST', 'actions'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
  print: ['WebDriver:Print', 'POST', 'print'],
  openTab: ['WebDriver:NewWindow', 'POST', 'window/new'],
  switchTo: ['WebDriver:SwitchToWindow', 'POST', 'window'],
  closeTab: ['WebDriver:CloseWindow', 'DELETE', 'window'],
  currentTab: ['WebDriver:GetWindowHandle', 'GET', 'window'],
} as const;

export type Send = (command: keyof typeof commands, parameters?: object) => Promise<unknown>;

/** A message is the length of its JSON, a colon, and the JSON: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
export async function connectToFirefox(port: number): Promise<{ readonly send: Send; readonly close: () => void }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (error: { message: string } | null, value: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString()) as unknown;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message[2], message[3]);
    }
  });
  let count = 0;
  const call = (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const message = JSON.stringify([0, ++count, name, parameters]);
      waiting.set(count, (error, result) => {
        const isWrapped = typeof result === 'object' && result !== null && Object.keys(result).length === 1 && 'value' in result;
        if (error) reject(new Error(error.message));
        else resolve(isWrapped ? result.value : result);
      });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await call('WebDriver:NewSession');
  return { send: (command, parameters) => call(commands[command][0], parameters), close: () => socket.destroy() };
}

export async function connectToWebKit(port: number): Promise<{ readonly send: Send; readonly close: () => Promise<unknown> }> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  const options = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } } };
  const { sessionId } = (await call('POST', '/session', options)) as { sessionId: string };
  return {
    send: (command, parameters) => call(commands[command][1], `/session/${sessionId}/${commands[command][2]}`, parameters),
    close: () => call('DELETE', `/session/${sessionId}`),
  };
}

/** Keys whose name is not the character that they type: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
};

export type WebDriverPage = Awaited<ReturnType<typeof openWebDriverPage>>;

/** Opens a page with its own history and session storage. MiniBrowser does not draw background tabs, so it opens windows. */
export async function openWebDriverPage(send: Send, type: 'tab' | 'window') {
  const first = await send('currentTab');
  const { handle } = (await send('openTab', { type })) as { handle: string };
  await send('switchTo', { handle });
  const evaluate = (script: string, args: readonly unknown[] = []) => send('execute', { script, args });
  const act = (kind: 'key' | 'pointer', ...actions: readonly object[]) => send('act', { actions: [{ type: kind, id: kind, actions }] });
  return {
    evaluate,
    open: (url: string) => send('open', { url }),
    reload: () => send('reload'),
    back: () => send('back'),
    forward: () => send('forward'),
    resize: async (width: number, height: number) => {
      // WebDriver sets the outer size of the window.
      const [x = 0, y = 0] = (await evaluate('return [outerWidth - innerWidth, outerHeight - innerHeight]')) as number[];
      await send('resize', { width: width + x, height: height + y });
    },
    /** Returns a PDF in Base64. The size of a sheet is in centimeters. */
    print: async (width: number, height: number) => (await send('print', { page: { width, height } })) as string,
    press: (key: string) => act('key', ...['keyDown', 'keyUp'].map((event) => ({ type: event, value: keyCodes[key] ?? key }))),
    movePointer: (x: number, y: number) => act('pointer', { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
    pointerDown: () => act('pointer', { type: 'pointerDown', button: 0 }),
    pointerUp: () => act('pointer', { type: 'pointerUp', button: 0 }),
    close: async () => {
      await send('closeTab');
      await send('switchTo', { handle: first });
    },
  };
}
