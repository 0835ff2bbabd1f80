import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contactLink, integrations, integrationsPage, workflows } from '../../content/pages/integrations';
import { plainText } from '../../content/plainText';
import { routeById } from '../../content/routes';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

const tab = (name: string) => main().getByRole('tab', { name });

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

test('keeps the text of every panel in the document', async () => {
  await renderApp('/integrations');
  const text = screen.getByRole('main').textContent;
  for (const { overview, connectSteps, exampleFlow } of integrations) {
    for (const part of [...overview, ...connectSteps, exampleFlow.intro, ...exampleFlow.steps]) expect(text).toContain(plainText(part));
  }
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
