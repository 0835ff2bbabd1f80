import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stepPrefix } from '../../content/interface';
import { contactLink, integrations, integrationsPage, workflows } from '../../content/pages/integrations';
import { plainText } from '../../lib/plainText';
import { routeById } from '../../routes';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const tab = (name: string) => main().getByRole('tab', { name });
const selected = () => main().getByRole('tab', { selected: true }).textContent;
const [hub, n8n, rapidApi, widgets] = integrations;

test('has a tab for each integration, and each panel has the heading of its tab', async () => {
  await renderApp('/integrations');
  expect(
    main()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(integrations.map(({ name }) => name));
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

test('adds each selected tab to the history, so that Back returns to the previous tab', async () => {
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

test('selects tabs with the arrow keys, Home, and End, and updates the URL', async () => {
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

test('selects the tab that the URL names, and ignores other anchors', async () => {
  await renderApp(`/integrations#${rapidApi.id}`);
  expect(selected()).toBe(rapidApi.name);
  act(() => history.pushState(null, '', `#${workflows[0].id}`));
  expect(selected()).toBe(rapidApi.name);
});

test('keeps the text of every panel in the document', async () => {
  await renderApp('/integrations');
  const text = screen.getByRole('main').textContent;
  for (const { overview, connectSteps, exampleFlow } of integrations) {
    for (const part of [...overview, ...connectSteps, exampleFlow.intro, ...exampleFlow.steps]) {
      expect(text).toContain(plainText(part));
    }
  }
});

test('numbers the steps to connect, for screen readers too', async () => {
  await renderApp('/integrations');
  const list = main()
    .getAllByRole('list')
    .find(({ textContent }) => textContent?.includes(plainText(hub.connectSteps[0])));
  const steps = within(list as HTMLElement).getAllByRole('listitem');
  expect(steps).toHaveLength(hub.connectSteps.length);
  for (const [index, step] of steps.entries()) expect(step.textContent).toContain(stepPrefix(index + 1));
});

test('draws each workflow with a name, a caption, and its steps as text', async () => {
  await renderApp('/integrations');
  expect(main().getAllByRole('figure')).toHaveLength(workflows.length);
  for (const { title, description, steps } of workflows) {
    expect(main().getByRole('heading', { level: 3, name: title })).toBeTruthy();
    const figure = main().getByRole('img', { name: title }).closest('figure') as HTMLElement;
    expect(figure.querySelector('figcaption')?.textContent).toBe(description);
    expect(within(figure).getByText(integrationsPage.stepsHeading)).toBeTruthy();
    const list = within(figure).getByRole('list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(steps);
  }
});

test('links to the contact page, with the subject filled in', async () => {
  await renderApp('/integrations');
  const { text, route, search, hash } = contactLink.action;
  expect(main().getByRole('link', { name: text }).getAttribute('href')).toBe(`${routeById(route).path}?${search}#${hash}`);
});
