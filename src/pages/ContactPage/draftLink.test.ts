import { expect, test } from 'vitest';
import { draftLink } from './draftLink';

/** Parses the link as a mail program does. */
function read(link: string) {
  const { protocol, pathname, search } = new URL(link);
  const fields = search.slice(1).split('&').filter(Boolean);
  return { protocol, pathname, ...Object.fromEntries(fields.map((field) => field.split('=').map(decodeURIComponent))) };
}

test('omits empty fields', () => {
  expect(draftLink('us@example.com', {})).toBe('mailto:us@example.com');
  expect(draftLink('us@example.com', { subject: '', message: 'Hi' })).toBe('mailto:us@example.com?body=Hi');
});

test('encodes any text, so that a subject cannot add a recipient', () => {
  const subject = 'x&bcc=them@example.com?cc=a#b%zz\r\nBcc: c';
  expect(read(draftLink('us@example.com', { subject }))).toEqual({ protocol: 'mailto:', pathname: 'us@example.com', subject });
  expect(read(draftLink('us@example.com', { message: 'half \uD83D a pair, 😀 a whole one' }))).toMatchObject({
    body: 'half \uFFFD a pair, 😀 a whole one',
  });
});
