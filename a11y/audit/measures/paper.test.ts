import { expect, test } from 'vitest';
import { paperFaults, type Printed } from './paper';

/** A line of text, `down` lines from the top of its sheet. */
const line = (text: string, down: number, more: Partial<Printed> = {}): Printed => ({
  text,
  left: 50,
  right: 300,
  top: 50 + 20 * down,
  bottom: 62 + 20 * down,
  isHeading: false,
  parts: [],
  ...more,
});

const heading = { isHeading: true };
const plate = { parts: ['plate'] };

test('finds no fault in sheets of headings with their text, plates in one piece, and words side by side', () => {
  const sheets = [
    [line('Heading', 0, heading), line('Text', 1), line('beside', 1, { left: 300, right: 400 })],
    [line('Code', 0, plate), line('more code', 1, plate)],
  ];
  expect(paperFaults(sheets, 'A4')).toEqual([]);
});

test('finds words over others, a heading at the end of a sheet, an empty sheet and a plate in two', () => {
  expect(paperFaults([[line('Text', 0), line('over it', 0.3)]], 'A4')).toEqual(['sheet 1: “Text” and “over it” overlap']);
  expect(paperFaults([[line('Text', 0), line('Stranded', 1, heading)], [line('Text', 0)]], 'A4')).toEqual([
    'sheet 1: ends with “Stranded”, which belongs to what follows',
  ]);
  expect(paperFaults([[line('Text', 0)], []], 'A4')).toEqual(['sheet 2: is empty']);
  expect(paperFaults([[line('Text', 0), line('Code', 1, plate)], [line('more code', 0, plate)]], 'A4')).toEqual([
    'sheet 1: cuts what starts with “Code”',
  ]);
});

test('lets a plate that is taller than a sheet go on to the next one', () => {
  const rows = Array.from({ length: 36 }, (_, down) => line('code', down, plate));
  expect(paperFaults([rows, [line('last', 0, plate)]], 'A4')).toEqual([]);
});
