/** The kinds of elements that checks look at. */
import { typingDemo } from '../src/content/interface';

/** How the HTML of a page shows that it has elements of a kind. */
export const kinds = {
  answer: /<main.*<button[^>]* aria-expanded=.*<\/main>/s,
  choice: /<main.* type="radio".*<\/main>/s,
  code: /<pre\b/,
  columnOfTabs: / aria-orientation="vertical"/,
  field: /<main.*<(?:textarea|input(?![^>]* type="(?:radio|checkbox)")).*<\/main>/s,
  form: /<main.*<form\b.*<\/main>/s,
  header: /<header\b/,
  navigation: /<main.*<nav\b.*<\/main>/s,
  newPassword: / autocomplete="new-password"/i,
  password: / type="password"/,
  rowOfTabs: / aria-orientation="horizontal"/,
  table: /<table\b/,
  tooltip: /<th[^>]* scope="row"[^>]*>(?:(?!<\/th>).)*<button\b/s,
  typing: new RegExp(typingDemo.play),
} as const satisfies Readonly<Record<string, RegExp>>;

export type Kind = keyof typeof kinds;

/** Elements of these kinds, of all kinds of controls, each class of the style sheets, or what each page says in words of its own. */
export type Looks = readonly Kind[] | 'every control' | 'every style' | 'every page';
