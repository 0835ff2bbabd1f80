import { expect, test } from 'vitest';
import { requiredEmail, requiredPassword } from './rules';

const email = requiredEmail({ missing: 'missing', invalid: 'invalid' });

test.each(['a@b', 'Ada <ada@example.com>', '"odd @ one"@example.com', 'ü@例え.jp'])('accepts the address %s', (address) =>
  expect(email(address)).toBeUndefined(),
);

test.each(['ada', '@', 'ada@', '@example.com', 'ada @ example', '\uD800', '@@'])('rejects the address "%s"', (address) => {
  expect(email(address)).toBe('invalid');
});

test('rejects spaces as a value, except as a password', () => {
  expect(email('  ')).toBe('missing');
  expect(requiredPassword('missing')('   ')).toBeUndefined();
  expect(requiredPassword('missing')('')).toBe('missing');
});
