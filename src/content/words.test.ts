/** Tests that every visible text is in content/: finds text in the code of pages, layout, components, and drawings. */
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const sources = sourceFiles(/^src\/(app|lib|pages|layout|pictures|components|drawings)\/.*(?<!\.test|\.spec)\.tsx?$/);

/** Attributes with syntax instead of text. */
const technical = new Set(['className', 'fontFamily', 'placement', 'preserveAspectRatio']);
/** Attributes and props that are announced or shown. */
const readable =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|heading|lead|text|caption|hint)$/;
/** Strings that look like text: values of `KeyboardEvent.key`, and a media query. */
const syntax = new Set(['Backspace', 'Escape', 'Home', 'End', 'Enter', 'Tab', 'not all']);

const hasLetter = (text: string) => /\p{L}/u.test(text);
/** Matches two words in a row, or one with a capital letter. */
const isPhrase = (text: string) => /\p{L}{2,}\s\p{L}{2,}|^\s*\p{Lu}\p{Ll}+\W*$/u.test(text) && !syntax.has(text);

/** Returns the text in the code of a module, each with its line. */
function wordsIn(code: string): string[] {
  const found: string[] = [];
  const check = (text: unknown, { start }: Node, isWord: (text: string) => boolean) => {
    if (typeof text === 'string' && isWord(text)) found.push(`${code.slice(0, start).split('\n').length}: ${text.trim()}`);
  };
  const visit = (value: unknown, isWord: (text: string) => boolean) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, isWord);
    if (!isNode(value)) return;
    switch (value.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ThrowStatement':
        return;
      case 'JSXText':
        return check(String(value.value).replace(/&\w+;/g, ' '), value, hasLetter);
      case 'Literal':
        return check(value.value, value, isWord);
      case 'TemplateElement':
        return check((value.value as { readonly cooked: string }).cooked, value, isWord);
      case 'JSXAttribute': {
        const { name } = value.name as { readonly name: unknown };
        if (typeof name === 'string' && technical.has(name)) return;
        return visit(value.value, typeof name === 'string' && readable.test(name) ? hasLetter : isPhrase);
      }
      case 'JSXElement':
      case 'JSXFragment':
        visit(value.openingElement, isPhrase);
        return visit(value.children, hasLetter);
      case 'Property':
        return visit(value.value, isWord);
      case 'ConditionalExpression':
        visit(value.test, isPhrase);
        return visit([value.consequent, value.alternate], isWord);
      case 'LogicalExpression':
        visit(value.left, isPhrase);
        return visit(value.right, isWord);
      case 'JSXExpressionContainer':
      case 'TemplateLiteral':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return visit([value.quasis, value.expressions, value.expression], isWord);
      default:
        if (!value.type.startsWith('TS')) for (const child of Object.values(value)) visit(child, isPhrase);
    }
  };
  visit(parseAst(code, { lang: 'tsx' }), isPhrase);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

test.each([
  ['text', '<p>Hello</p>', ['1: Hello']],
  ['a word behind a condition', "<p>{isOpen ? 'hide' : 'show'}</p>", ['1: hide', '1: show']],
  ['part of a text', '<p>{`${count} fields`}</p>', ['1: fields']],
  ['an accessible name', '<nav\n  aria-label="main" />', ['2: main']],
  ['a text alternative', "<img alt={'chart'} />", ['1: chart']],
  ['a prop', '<List heading="On this page" />', ['1: On this page']],
  ['an announcement', "announce('Copied')", ['1: Copied']],
  ['a table of words', "const labels = { light: 'Light' }", ['1: Light']],
])('finds %s', (_, code, words) => {
  expect(wordsIn(code)).toEqual(words);
});

test('ignores text that no visitor reads', () => {
  const code = `
    import type { Words } from 'Some Module';
    type Side = 'Left side' | 'Right side';
    if (event.key === 'Escape') throw new Error('This is for developers');
    document.querySelector('a[href], button');
    const path = 'M3 3l10 10M13 3 3 13';
    <p className="a b">“{quote}” <b data-kind="first">{isWide && <Wide />}, {items.map((item) => item.name)}</b>&nbsp;</p>;`;
  expect(wordsIn(code)).toEqual([]);
});

test.each(sources)('%s has no visible text outside content/', (file, code) => {
  const hint = `Move these words of ${file} to src/content/ (labels: interface.ts), and import them or pass them as props`;
  expect(wordsIn(code), hint).toEqual([]);
});
