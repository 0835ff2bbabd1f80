/** Runs the program that imports the client, and imports it as a CommonJS module. */
import { describe, expect, test } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, startHub } from '../testing/hub';
import { pythonWithRequests, sample, start, writeSamples } from '../testing/samples';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const answer: string = JSON.parse(sample('response.json')).choices[0].message.content;

describe('the program that uses the client, if requests of Python is installed,', () => {
  const programs = { 'useClient.mjs': true, 'useClient.py': Boolean(pythonWithRequests) };
  test.for(Object.entries(programs))('prints the answer, or the reason why there is none: %s', async ([name, canRun], context) => {
    context.skip(!canRun);
    const hub = await startHub(api, 200, 401);
    context.onTestFinished(hub.close);
    const folder = writeSamples(context.onTestFinished, hub.origin);
    const command = name.endsWith('.py') ? [pythonWithRequests ?? '', name] : name;
    const run = (env = {}) => start(command, folder, context.onTestFinished, env).ended;
    expect(await run()).toMatchObject({ code: 0, output: `${answer}\n`, errors: '' });
    expect(await run()).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('Check HUB_KEY.') });
    for (const key of ['', 'secret\nkey', '“secret”'])
      expect(await run({ HUB_KEY: key })).toMatchObject({ code: 1, output: '', errors: 'Set a valid HUB_KEY.\n' });
    expect(hub.calls).toHaveLength(2);
  });

  test('can be a CommonJS module', async ({ onTestFinished }) => {
    const folder = writeSamples(onTestFinished);
    const command = [process.execPath, '-p', "typeof require('./client.mjs').callHub"];
    expect(await start(command, folder, onTestFinished).ended).toMatchObject({ code: 0, output: 'function\n' });
  });
});
