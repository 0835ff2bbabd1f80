/** A page by WebDriver, which WebKitWebDriver speaks by HTTP and Firefox by Marionette: the same commands. */
import type { EnginePage } from './page';

/** Each command of WebDriver that is used here: its name in Marionette, and its place below the session's address. */
const commands = {
  open: ['WebDriver:Navigate', 'POST', 'url'],
  reload: ['WebDriver:Refresh', 'POST', 'refresh'],
  back: ['WebDriver:Back', 'POST', 'back'],
  forward: ['WebDriver:Forward', 'POST', 'forward'],
  execute: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  act: ['WebDriver:PerformActions', 'POST', 'actions'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
  openTab: ['WebDriver:NewWindow', 'POST', 'window/new'],
  switchTo: ['WebDriver:SwitchToWindow', 'POST', 'window'],
  closeTab: ['WebDriver:CloseWindow', 'DELETE', 'window'],
  currentTab: ['WebDriver:GetWindowHandle', 'GET', 'window'],
  print: ['WebDriver:Print', 'POST', 'print'],
} as const;

export type Command = keyof typeof commands;
export const inMarionette = (command: Command) => commands[command][0];
export const overHttp = (command: Command) => ({ method: commands[command][1], path: commands[command][2] });

export type Send = (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Of the keys that do not write what they are called: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Escape: '\uE00C', PageUp: '\uE00E', PageDown: '\uE00F',
  End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Space: ' ',
};

export interface Abilities {
  readonly canPrint: boolean;
  /** MiniBrowser opens tabs behind the first one, where pages are not drawn. */
  readonly opens: 'tab' | 'window';
}

/** Opens a tab or window, with a history and a session storage of its own. */
export async function openWebDriverPage(send: Send, { canPrint, opens }: Abilities): Promise<EnginePage> {
  const others = await send('currentTab');
  const { handle } = (await send('openTab', { type: opens })) as { handle: string };
  await send('switchTo', { handle });

  const evaluate = (body: string, args: readonly unknown[]) => send('execute', { script: body, args });
  const act = (type: 'key' | 'pointer', ...actions: readonly object[]) => send('act', { actions: [{ type, id: type, actions }] });
  return {
    evaluate,
    open: async (url) => void (await send('open', { url })),
    reload: async () => void (await send('reload')),
    back: async () => void (await send('back')),
    forward: async () => void (await send('forward')),
    resize: async (width, height) => {
      // WebDriver sets the size of the whole window.
      const frame = (await evaluate('return [outerWidth - innerWidth, outerHeight - innerHeight]', [])) as [number, number];
      await send('resize', { width: width + frame[0], height: height + frame[1] });
    },
    press: async (keys) => {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      const downs = values.map((value) => ({ type: 'keyDown', value }));
      await act('key', ...downs, ...values.toReversed().map((value) => ({ type: 'keyUp', value })));
    },
    movePointer: async (x, y) => void (await act('pointer', { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })),
    pointerDown: async () => void (await act('pointer', { type: 'pointerDown', button: 0 })),
    pointerUp: async () => void (await act('pointer', { type: 'pointerUp', button: 0 })),
    print: canPrint ? async () => Buffer.from((await send('print')) as string, 'base64') : undefined,
    close: async () => {
      await send('closeTab');
      await send('switchTo', { handle: others });
    },
  };
}
