import { expect, test } from 'vitest';
import { nameless, vagueNames } from './names';
import type { TreeNode } from './tree';

const node = (role: string, name: string, ancestors: readonly TreeNode[] = []): TreeNode => ({ role, name, level: 0, url: '', attributes: {}, ancestors });

test('reports controls, pictures and gauges without a name, and no others', () => {
  expect(nameless([node('button', ''), node('meter', ''), node('image', '')])).toHaveLength(3);
  expect(nameless([node('button', 'Send'), node('paragraph', ''), node('generic', '')])).toEqual([]);
});

test('reports names of signs, names that say nothing, and neighbours of one name', () => {
  for (const name of ['?', '→', 'Click here', 'More', 'Section 3', 'Button']) expect(vagueNames([node('button', name)]), name).toHaveLength(1);
  expect(vagueNames([node('button', 'Copy'), node('button', 'Copy')])).toEqual(['two buttons called “Copy”']);
});

test('accepts one name in two groups, and names of one word', () => {
  const groups = ['Your first call', 'Response'].map((name) => node('figure', name));
  expect(vagueNames(groups.map((group) => node('button', 'Copy', [group])))).toEqual([]);
  expect(vagueNames([node('button', 'Menu'), node('heading', 'Pricing'), node('radio', '503')])).toEqual([]);
});
