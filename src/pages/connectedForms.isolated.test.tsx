/** The forms of an owner who has connected them to servers. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn, signUp } from '../content/pages/account';
import { plans } from '../content/pages/plans';
import { planFacts } from '../content/facts/planFacts';
import { connected, setConnections } from '../testing/connections';
import { expectNoViolations } from '../testing/axe';
import { main } from '../testing/main';

beforeEach(() => setConnections(connected));

const form = () => main().getByRole<HTMLFormElement>('form');

async function open(url: string) {
  const { renderApp } = await import('../testing/renderApp');
  return renderApp(url);
}

test.each([
  ['signIn', '/signin'],
  ['signUp', '/signup'],
  ['contact', '/contact'],
] as const)('the form %s is posted to its server, and its page speaks of no demonstration or draft', async (key, path) => {
  await open(path);
  expect([form().method, form().action]).toEqual(['post', connected.forms[key]]);
  expect(screen.getByRole('main').textContent).not.toMatch(/demonstration|nothing is sent|draft/i);
  await expectNoViolations();
});

test.each([
  ['/signin', signIn.github],
  ['/signup', signUp.github],
] as const)('the GitHub button of %s is a link', async (path, name) => {
  await open(path);
  expect(main().getByRole('link', { name: (spoken) => spoken.startsWith(name) })).toHaveProperty('href', connected.gitHub);
  expect(main().queryByRole('button', { name })).toBeNull();
});

test('the link of each plan leads to a form that names the plan and sends it', async () => {
  for (const { id, name, price } of planFacts.filter((facts) => plans[facts.id].action.href.startsWith('/signup'))) {
    const pricing = await open('/pricing');
    // One in the card, and one below the table.
    const [link] = main().getAllByRole('link', { name: plans[id].action.text });
    if (link) fireEvent.click(link);
    await main().findByRole('heading', { level: 1, name: signUp.heading });
    expect(form().textContent).toContain(`${name}, ${price}`);
    expect(new FormData(form()).get('plan')).toBe(id);
    pricing.unmount();
  }
});

test.each(['enterprise', 'nonsense', '__proto__', '', '%E0%A4%A', 'x&plan=starter'])(
  'the unknown plan "%s" in the URL is not sent',
  async (plan) => {
    await open(`/signup?plan=${plan}`);
    expect(new FormData(form()).has('plan')).toBe(false);
  },
);
