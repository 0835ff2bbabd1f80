import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactLink, integrations, integrationsPage, workflows } from '../../content/integrations';
import type { RichText } from '../../content/types';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const tab = (name: string) => main().getByRole('tab', { name });
const selected = () => main().getByRole('tab', { selected: true }).textContent;
const [hub, n8n, rapidApi, widgets] = integrations;

/** The words of a rich text, as they stand on the page. */
const words = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : Object.values(part)[0])).join('');

test('has no accessibility violations', async () => {
  await renderApp('/integrations');
  await expectNoViolations();
});

test('has four tabs, each with a panel that starts with a heading like its tab', async () => {
  await renderApp('/integrations');
  expect(main().getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(integrations.map(({ name }) => name));
  for (const { id, name } of integrations) {
    await userEvent.click(tab(name));
    const panel = within(main().getByRole('tabpanel', { name }));
    const [heading, ...parts] = panel.getAllByRole('heading');
    expect([heading?.tagName, heading?.textContent, heading?.id]).toEqual(['H2', name, id]);
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      integrationsPage.overviewHeading,
      integrationsPage.connectHeading,
      integrationsPage.exampleHeading,
    ]);
  }
});

test('puts the chosen tab into the address, and Back returns to the one before', async () => {
  await renderApp('/integrations');
  expect(selected()).toBe(hub.name);
  await userEvent.click(tab(n8n.name));
  expect(location.hash).toBe(`#${n8n.id}`);
  await userEvent.click(tab(widgets.name));
  expect(location.hash).toBe(`#${widgets.id}`);
  act(() => history.back());
  await waitFor(() => expect(selected()).toBe(n8n.name));
  act(() => history.back());
  await waitFor(() => expect(selected()).toBe(hub.name));
});

test('chooses with the arrow keys, Home and End, and the address follows', async () => {
  await renderApp('/integrations');
  act(() => tab(hub.name).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe(n8n.name);
  expect(document.activeElement).toBe(tab(n8n.name));
  await userEvent.keyboard('{End}');
  expect(selected()).toBe(widgets.name);
  expect(location.hash).toBe(`#${widgets.id}`);
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe(rapidApi.name);
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe(hub.name);
});

test('opens the tab that the address names, and leaves the tabs alone for an address that names none', async () => {
  await renderApp(`/integrations#${rapidApi.id}`);
  expect(selected()).toBe(rapidApi.name);
  act(() => history.pushState(null, '', '#workflow-n8n'));
  expect(selected()).toBe(rapidApi.name);
});

test('has the words of every panel in the document, whichever is shown', async () => {
  await renderApp('/integrations');
  const text = screen.getByRole('main').textContent;
  for (const { overview, connectSteps, exampleFlow } of integrations) {
    for (const part of [...overview, ...connectSteps, exampleFlow.intro, ...exampleFlow.steps]) {
      expect(text).toContain(words(part));
    }
  }
});

test('numbers the steps to connect, for readers too', async () => {
  await renderApp('/integrations');
  const list = main().getAllByRole('list').find(({ textContent }) => textContent?.includes(words(hub.connectSteps[0])));
  const steps = within(list as HTMLElement).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => /Step \d/.exec(textContent ?? '')?.[0])).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4']);
});

test('draws two workflows, each named, captioned, and written out with every jack and every cable in words', async () => {
  await renderApp('/integrations');
  expect(main().getAllByRole('figure')).toHaveLength(2);
  for (const { title, description, nodes, edges, steps } of workflows) {
    expect(main().getByRole('heading', { level: 3, name: title })).toBeTruthy();
    const figure = main().getByRole('img', { name: title }).closest('figure') as HTMLElement;
    expect(figure.querySelector('figcaption')?.textContent).toBe(description);
    expect(within(figure).getByText(integrationsPage.stepsHeading)).toBeTruthy();
    const list = within(figure).getByRole('list');
    expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps);
    const twin = list.textContent?.toLowerCase();
    for (const { label } of nodes) expect(twin).toContain(label.toLowerCase());
    for (const edge of edges) if ('isBroken' in edge) expect(twin).toContain('fails');
  }
});

test('leads to the contact page', async () => {
  await renderApp('/integrations');
  expect(main().getByRole('link', { name: contactLink.action.text }).getAttribute('href')).toBe('/contact');
});
