import { beforeEach, expect, test, vi } from 'vitest';
import { keepPrerenderedPage } from './prerenderedPage';

const page = `<header><button aria-expanded="false">Menu</button></header>
  <form><input name="name"><input type="password" name="a"><input type="password" name="b"><textarea name="text"></textarea>
  <input type="checkbox" name="terms"><input type="radio" name="id-1" value="x" checked><input type="radio" name="id-1" value="y"></form>
  <div data-closed>Answer</div>`;

let root: HTMLElement;
const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}], [value=${name}]`) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="app">${page}</div>`;
  root = document.getElementById('app') as HTMLElement;
});

function typeInto(input: HTMLInputElement, text: string) {
  input.focus();
  input.value = text;
}

/** As React does where it does not recognise the page: with other ids. */
const renderAnew = () => (root.innerHTML = page.replaceAll('id-1', 'id-2'));

test('carries over what was typed and chosen, the cursor included, and tells the new fields', async () => {
  typeInto(field('a'), 'one');
  typeInto(field('b'), 'two');
  typeInto(field('text'), 'long');
  field('terms').click();
  field('y').click();
  typeInto(field('name'), 'Ada');
  field('name').setSelectionRange(1, 2);
  const prerendered = keepPrerenderedPage(root);
  renderAnew();
  const heard = vi.fn<(event: Event) => void>();
  field('b').addEventListener('input', heard);
  await prerendered.carryOver();
  expect(['name', 'a', 'b', 'text'].map((name) => field(name).value)).toEqual(['Ada', 'one', 'two', 'long']);
  expect(['terms', 'x', 'y'].map((name) => field(name).checked)).toEqual([true, false, true]);
  expect(heard).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field('name'));
  expect([field('name').selectionStart, field('name').selectionEnd]).toEqual([1, 2]);
});

test('opens again what was open, and knows which new node stands for a pressed one', async () => {
  const button = root.querySelector('button') as HTMLElement;
  button.setAttribute('aria-expanded', 'true');
  root.querySelector('[data-closed]')?.setAttribute('data-found', '');
  const prerendered = keepPrerenderedPage(root);
  renderAnew();
  const [clicked, found] = [vi.fn<() => void>(), vi.fn<() => void>()];
  root.querySelector('button')?.addEventListener('click', clicked);
  root.querySelector('[data-closed]')?.addEventListener('beforematch', found);
  const counterpart = await prerendered.carryOver();
  expect(clicked).toHaveBeenCalledOnce();
  expect(found).toHaveBeenCalledOnce();
  expect(counterpart(button)).toBe(root.querySelector('button'));
});

test('touches nothing where the nodes are still there', async () => {
  typeInto(field('name'), 'Ada');
  const prerendered = keepPrerenderedPage(root);
  const heard = vi.fn<(event: Event) => void>();
  root.addEventListener('input', heard);
  const counterpart = await prerendered.carryOver();
  expect(counterpart(field('name'))).toBe(field('name'));
  expect(heard).not.toHaveBeenCalled();
});

test('puts the page back as it is without script, with what was typed, and focus', () => {
  document.documentElement.dataset.app = 'coming';
  typeInto(field('name'), 'Ada');
  const name = field('name');
  const prerendered = keepPrerenderedPage(root);
  root.querySelector('[data-closed]')?.setAttribute('hidden', 'until-found');
  root.textContent = '';
  prerendered.restore();
  expect(document.documentElement.dataset.app).toBeUndefined();
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe('Ada');
  expect(document.querySelector('#app [data-closed]')?.hasAttribute('hidden')).toBe(false);
});
