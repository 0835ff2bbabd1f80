import { expect, test } from 'vitest';
import { withoutName, vagueNames } from './names';
import type { TreeNode } from './tree';

const node = (role: string, name: string, ancestors: readonly TreeNode[] = []): TreeNode => ({ role, name, level: 0, url: '', attributes: {}, ancestors });

test('reports only controls, pictures, and gauges without a name', () => {
  expect(withoutName([node('button', ''), node('meter', ''), node('image', '')])).toHaveLength(3);
  expect(withoutName([node('button', 'Send'), node('paragraph', ''), node('generic', '')])).toEqual([]);
});

test('reports symbols, vague names, and adjacent controls with the same name', () => {
  for (const name of ['?', '→', 'Click here', 'More', 'Section 3', 'Button']) expect(vagueNames([node('button', name)]), name).toHaveLength(1);
  expect(vagueNames([node('button', 'Copy'), node('button', 'Copy')])).toEqual(['two buttons called “Copy”']);
});

test('accepts the same name in two groups, and names of one word', () => {
  const groups = ['Your first call', 'Response'].map((name) => node('figure', name));
  expect(vagueNames(groups.map((group) => node('button', 'Copy', [group])))).toEqual([]);
  expect(vagueNames([node('button', 'Menu'), node('heading', 'Pricing'), node('radio', '503')])).toEqual([]);
});
