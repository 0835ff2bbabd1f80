/** Pastes the shell samples into interactive shells, and checks that older shells understand them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, type Reply, startHub } from '../testing/hub';
import {
  callers,
  isInstalled,
  isOn,
  plainShell,
  sample,
  samples,
  shells,
  start,
  type StartOptions,
  writeSamples,
} from '../testing/samples';
import { httpCodes } from './facts/apiReference';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const answer = JSON.parse(sample('response.json'));
const shellSamples = Object.keys(samples).filter((name) => isOn(name, '.sh'));
const callsInShell = callers.filter((name) => isOn(name, '.sh'));
const terminal = join(import.meta.dirname, '../testing/terminal.py');

test.each(['bash', 'curl', 'python3'])('%s is installed, which the samples need', (program) => {
  expect(isInstalled(program), 'On Debian, as root: apt-get install -y bash curl python3 zsh').toBe(true);
});

test.each(shellSamples)('%s has no comment, which an interactive zsh would run as a command', (name) => {
  expect(sample(name)).not.toMatch(/^\s*#|\s# /m);
});

test.each(shellSamples)('%s runs in bash 3.2, which macOS has', (name) => {
  const newer = [
    [/\$\{\w+(,,?|\^\^?|@\w)/, 'case conversion and ${name@Q}'],
    [/\b(declare|typeset|local)\s+-\w*[Agn]/, 'associative arrays and references'],
    [/\b(mapfile|readarray|coproc|shopt -s (globstar|lastpipe))\b/, 'commands of bash 4'],
    [/\|&|&>>|;;?&/, 'operators of bash 4'],
    [/\[\[? -[vR] |\$EPOCH|wait -n|read -\w*[iN]|printf -v \S*\[|%\(/, 'options of bash 4'],
  ] as const;
  for (const [construct, what] of newer) expect(sample(name), what).not.toMatch(construct);
});

test.each(callsInShell)('%s gives each call a timeout', (name) => {
  expect(sample(name).match(/\bcurl\b/g)?.length).toBe(sample(name).match(/ (--max-time|-m) \d+/g)?.length);
});

describe.each(shells)('in an interactive %s', { timeout: 60_000, concurrent: true }, (shell) => {
  const isMissing = shell === 'zsh' && !isInstalled(shell);
  interface PasteOptions extends StartOptions {
    readonly replies?: readonly Reply[];
    readonly secret?: string;
    readonly after?: string;
    /** What to paste. The block itself is the default. */
    readonly pasteOf?: (block: string) => string;
  }

  /** Returns what the terminal shows. */
  async function paste(name: string, onTestFinished: Parameters<typeof start>[2], options: PasteOptions = {}) {
    const { replies = [], secret = '', after = ':', pasteOf = (block) => block, ...more } = options;
    const hub = await startHub(api, ...replies);
    onTestFinished(hub.close);
    // Nothing listens on port 1.
    const folder = writeSamples(onTestFinished, { hub: hub.origin, ports: { 8080: 1, 3000: 1, 4010: 1 } });
    const clipboard = join(folder, 'clipboard');
    writeFileSync(clipboard, pasteOf(readFileSync(join(folder, name), 'utf8')));
    const command = ['python3', terminal, clipboard, after, secret, shell, ...plainShell[shell], '-i'];
    const { code, output, errors } = await start(name, folder, onTestFinished, { ...more, command }).ended;
    expect(errors).toBe('');
    expect(code, `the terminal stays open: ${output}`).toBe(0);
    expect(output).not.toMatch(/command not found|read-only|parse error|no matches|bad substitution|syntax error|event not found/);
    expect(hub.problems).toEqual([]);
    return { output, calls: hub.calls };
  }

  describe.skipIf(isMissing)(`that ${isMissing ? 'is not installed: apt-get install -y zsh' : 'is installed'}`, () => {
    test.for(shellSamples.filter((name) => !callsInShell.includes(name) && name !== 'keyUnseen.sh'))(
      'a pasted %s runs, and leaves the terminal open',
      async (name, { onTestFinished }) => {
        const { output } = await paste(name, onTestFinished);
        expect(output).toContain('still open');
      },
    );

    test.for(callsInShell)('a pasted %s shows the response, why a call is refused, and that a key is missing', async (name, context) => {
      const count = name === 'latency.sh' ? 5 : 1;
      const { output, calls } = await paste(name, context.onTestFinished, {
        replies: [...Array<Reply>(count).fill(200), 401],
        pasteOf: (block) => `${block}\n${block}\nunset HUB_KEY\n${block}`,
      });
      const { meaning } = httpCodes.find(({ code }) => code === 401) ?? expect.unreachable('401');
      if (name === 'latency.sh') expect(output).toMatch(/^(\d+\.\d+ ){2}\d+\.\d+\r?$/m);
      else expect(output).toContain(answer.choices[0].message.content);
      expect(output).toContain(`"message":"${meaning}"`);
      expect(output).toMatch(/HUB_KEY: (Set HUB_KEY first|parameter (null or )?not set)/);
      expect(calls).toHaveLength(count + 1);
    });

    test('a pasted keyUnseen.sh reads a key without showing it, and exports it', async ({ onTestFinished }) => {
      const after = `node -p "process.env.HUB_KEY.split('').reverse().join('')"`;
      const { output } = await paste('keyUnseen.sh', onTestFinished, { key: '', secret: 'typed-key', after });
      expect(output).not.toContain('typed-key');
      expect(output).toContain('yek-depyt');
    });

    test('a pasted key.sh exports the key', async ({ onTestFinished }) => {
      const [, key = ''] = /="(.+)"/.exec(sample('key.sh')) ?? [];
      const { output } = await paste('key.sh', onTestFinished, { key: '', after: 'node -p "process.env.HUB_KEY + 1"' });
      expect(output).toContain(`${key}1`);
    });

    test('a pasted hookToken.sh sets a long token, and prints the path with it', async ({ onTestFinished }) => {
      const { output } = await paste('hookToken.sh', onTestFinished, { token: '', after: 'node -p "process.env.HOOK_TOKEN"' });
      const [, token = ''] = /^\/hooks\/([0-9a-f]{64})\r?$/m.exec(output) ?? [];
      expect(token).not.toBe('');
      expect(output.split(token)).toHaveLength(3);
    });
  });
});
