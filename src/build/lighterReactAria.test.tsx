import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { collections, fields, leftOut } from './lighterReactAria';

const require = createRequire(import.meta.url);
/** Of React Aria as it is installed: unit tests run without the plugin. */
const sourceOf = (module: string) => {
  const [, name = '', path = ''] = /^\/([\w-]+)\/(.*)/.exec(module) ?? [];
  return readFileSync(join(require.resolve(`${name}/package.json`), '..', path), 'utf8');
};

/** When one of these fails, React Aria has mended it, and that part of the plugin may go. */
test('is still needed: the ids of a button render it again after hydration', () => {
  let renders = 0;
  const button = <Button>{() => String(renders++ >= 0)}</Button>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(button);
  renders = 0;
  render(button, { container, hydrate: true });
  expect(renders).toBeGreaterThan(1);
});

/** Mounted, not hydrated, so that no other part of the plugin would help. */
test('is still needed: a field that has looked for its hint and error is rendered again', () => {
  let renders = 0;
  const countedInput = (props: ComponentProps<'input'>) => {
    renders++;
    return <input {...props} />;
  };
  render(
    <TextField aria-label="Name">
      <Input render={countedInput} />
    </TextField>,
  );
  expect(renders).toBeGreaterThan(1);
});

test.each([
  ['tabs load a builder of collections that they do not use', '/react-stately/dist/private/collections/useCollection.mjs', 'CollectionBuilder.mjs'],
  ['tabs load long presses', '/react-aria/dist/private/selection/useSelectableItem.mjs', 'useLongPress.mjs'],
  ['tabs load choosing by letters', '/react-aria/dist/private/selection/useSelectableCollection.mjs', 'useTypeSelect.mjs'],
  ['tabs render their collection into a document of its own', '/react-aria/dist/private/collections/CollectionBuilder.mjs', 'Document.mjs'],
  ['tabs watch virtual keyboards', '/react-aria/dist/private/selection/useSelectableItem.mjs', 'utils/keyboard.mjs'],
  ['buttons load announcements of what is pending', '/react-aria-components/dist/private/Button.mjs', 'live-announcer/LiveAnnouncer'],
])('is still needed: %s', (_, module, imported) => {
  expect(sourceOf(module)).toMatch(new RegExp(`import .* from "[^"]*${imported}"`));
});

test.each(Object.entries({ ...leftOut, ...collections, ...fields }))('offers all that %s offers', (module, replacement) => {
  const exportsOf = (source: string) =>
    [...source.matchAll(/export (?:function|class|const) (\w+)/g), ...source.matchAll(/\b(?:\$?[\w$]+) as (\w+)/g)].map(([, name]) => name);
  const source = typeof replacement === 'function' ? replacement(sourceOf(module)) : replacement;
  expect(exportsOf(source)).toEqual(expect.arrayContaining(exportsOf(/export \{[^}]*\}/.exec(sourceOf(module))?.[0] ?? '')));
});
