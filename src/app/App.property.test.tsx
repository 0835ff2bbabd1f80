import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { required, requiredEmail, requiredPassword } from '../components/Form/rules';
import { contact } from '../content/contact';
import { codeLanguages, useCodeLanguage } from '../lib/codeLanguage';
import { keepDraft, readDraft } from '../lib/drafts';
import { useHashSelection } from '../lib/hash';
import { readMap } from '../lib/sessionMap';
import { themes, applyTheme } from '../lib/theme';
import { restoreScrollAndFocus } from './routeChange';
import { isScrollPosition, readScrollPosition, saveScrollPosition } from './scrollRestoration';
import { loadPage } from './loadPage';
import { draftLink } from '../pages/ContactPage/draftLink';
import { prefilledSubject } from '../pages/ContactPage/prefilledSubject';
import { matchPath, normalizePath, routes } from '../routes';
import { anyStoredText, anyText, forAny, checkedInputs } from '../testing/property';
import { renderApp } from '../testing/renderApp';

// A generous limit, because machines differ in speed.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

test('any path loads its route or the not-found page', async () => {
  const known = routes.flatMap(({ path }) => path.split('/'));
  const path = fc.array(fc.oneof(fc.constantFrom(...known), anyText)).map((parts) => `/${parts.join('/')}`);
  await forAny(path, 500, async (anyPath) => {
    const normal = normalizePath(anyPath);
    expect(normalizePath(normal)).toBe(normal);
    expect((await loadPage(anyPath)).page).toBe(matchPath(anyPath));
  });
});

test('any query prefills a known subject or none', async () => {
  const subjects: readonly unknown[] = Object.values(contact.subjects);
  const known = Object.keys(contact.subjects).map((key) => `subject=${key}`);
  await forAny(fc.oneof(anyText, anyText.map((text) => `subject=${text}`), fc.constantFrom(...known)), 3000, (search) => {
    const subject = prefilledSubject(search);
    if (subject !== undefined) expect(subjects).toContain(subject);
    else expect(known).not.toContain(search);
  });
});

test('any hash selects the tab that it names, or keeps the selected tab', async () => {
  const ids: ['one', 'two parts'] = ['one', 'two parts'];
  const { result } = renderHook(() => useHashSelection(ids));
  await forAny(fc.oneof(anyText, fc.constantFrom(...ids)), 300, (hash) => {
    const [before] = result.current;
    act(() => history.replaceState(null, '', `#${hash}`));
    const match = ids.find((id) => id === hash);
    expect(result.current[0]).toBe(location.hash === '' ? 'one' : (match ?? before));
  });
});

test('any history state allows the scroll position to be read and saved', async () => {
  await forAny(fc.oneof(fc.anything(), fc.record({ key: fc.anything() })), 1000, (state) => {
    try {
      history.replaceState(state, '');
    } catch {
      // Browsers refuse state that cannot be cloned.
      return;
    }
    readScrollPosition();
    saveScrollPosition();
    expect(readScrollPosition()).toMatchObject({ scrollY });
  });
});

test('any stored scroll position is restored or ignored', async () => {
  document.body.innerHTML = '<h1>Page</h1><a href="/a">A</a>';
  const link = fc.oneof(fc.jsonValue(), fc.tuple(fc.nat(2), fc.webUrl()));
  const position = fc.oneof(fc.jsonValue(), fc.record({ scrollY: fc.oneof(fc.double(), fc.jsonValue()), link }, { requiredKeys: [] }));
  const stored = anyStoredText(fc.oneof(fc.jsonValue(), fc.tuple(fc.oneof(fc.constant('here'), anyText), position)));
  await forAny(stored, 200, (text) => {
    sessionStorage.setItem('scrollPositions', text);
    for (const [, saved] of readMap('scrollPositions', isScrollPosition)) {
      (document.activeElement as HTMLElement).blur();
      restoreScrollAndFocus(saved);
      expect(document.activeElement?.matches('h1, a')).toBe(true);
    }
  });
});

test('any stored draft returns a string for each field, and any text is kept unchanged', async () => {
  const draft = anyStoredText(fc.oneof(fc.jsonValue(), fc.tuple(fc.oneof(fc.constant('name'), anyText), fc.oneof(fc.jsonValue(), anyText))));
  await forAny(fc.tuple(draft, anyText, anyText), 1000, ([stored, field, text]) => {
    sessionStorage.setItem('draft-form', stored);
    expect(typeof readDraft('form', 'name')).toBe('string');
    keepDraft('form', field, text);
    expect(readDraft('form', field)).toBe(text);
  });
});

test('any stored theme and code language falls back to a valid value', async () => {
  applyTheme();
  const { result, rerender } = renderHook(() => useCodeLanguage());
  await forAny(fc.oneof(anyText, fc.constantFrom<string>(...themes, ...codeLanguages)), 300, (stored) => {
    localStorage.setItem('theme', stored);
    localStorage.setItem('codeLanguage', stored);
    dispatchEvent(new Event('storage'));
    rerender();
    expect(themes).toContain(document.documentElement.dataset.theme);
    expect(result.current[0]).toBe(codeLanguages.find((language) => language === stored) ?? codeLanguages[0]);
  });
});

test('any value passes its rule or gets its error message', async () => {
  await forAny(anyText, 3000, (value) => {
    expect(required('missing')(value)).toBe(value.trim() === '' ? 'missing' : undefined);
    expect(requiredPassword('missing')(value)).toBe(value === '' ? 'missing' : undefined);
    const email = requiredEmail({ missing: 'missing', invalid: 'invalid' })(value);
    expect(email).toBe(value.trim() === '' ? 'missing' : /\S@\S/.test(value) ? undefined : 'invalid');
  });
});

test('any message becomes an email draft with the same text and no other recipient', async () => {
  await forAny(fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText }), 2000, (values) => {
    const link = draftLink('us@example.com', values);
    expect(link).toMatch(/^mailto:us@example\.com(\?[\w.!~*'()%=&-]+)?$/);
    const fields = new URL(link).search.slice(1).split('&').filter(Boolean);
    const draft = Object.fromEntries(fields.map((field) => field.split('=').map(decodeURIComponent)));
    expect(Object.keys(draft).every((field) => ['subject', 'body'].includes(field))).toBe(true);
    const plain = (text: string) => text.replaceAll(/\r?\n/g, '\r\n').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
    expect(draft.subject ?? '').toBe(plain(values.subject));
    expect(draft.body ?? '').toContain(plain(values.message));
  });
});

for (const path of ['/contact', '/signin', '/signup']) {
  test(`any text in the fields of ${path} stays after a submit and is restored later, except passwords`, async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const fieldsOf = () => Array.from(within(screen.getByRole('main')).getByRole('form').querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea'));
    const { unmount } = await renderApp(path);
    const fields = fieldsOf();
    const texts = fc.array(anyText, { minLength: fields.length, maxLength: fields.length });
    let typed: readonly string[] = [];
    await forAny(texts, 10, (values) => {
      for (const [index, field] of fields.entries()) fireEvent.input(field, { target: { value: values[index] } });
      // Inputs remove line breaks, and email inputs trim spaces.
      typed = fields.map(({ value }) => value);
      fireEvent.submit(screen.getByRole('form'));
      expect(fields.map(({ value }) => value)).toEqual(typed);
    });
    for (const [index, field] of fields.entries()) fireEvent.input(field, { target: { value: `Text ${index}` } });
    typed = fields.map(({ value, type }) => (type === 'password' ? '' : value));
    unmount();
    await renderApp(path);
    expect(fieldsOf().map(({ value }) => value)).toEqual(typed);
  });
}

test('the properties are checked with at least ten thousand inputs', () => {
  expect(checkedInputs()).toBeGreaterThanOrEqual(10_000);
});
