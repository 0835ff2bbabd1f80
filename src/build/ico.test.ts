import { expect, test } from 'vitest';
import { ico } from './ico';
import { png } from './rasterize';

const square = (width: number) => png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', width);

test('lists each picture with its size and offset', () => {
  const pictures = [16, 48].map(square);
  const file = ico(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, picture] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual(index ? [48, 48] : [16, 16]);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(file.subarray(offset, offset + length).equals(picture)).toBe(true);
  }
});

test('throws for a picture that is too large for the format', () => {
  expect(() => ico([square(256)])).toThrow('256 × 256');
});
