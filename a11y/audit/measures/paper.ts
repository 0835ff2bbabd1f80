/** Reads a printed page from its PDF, as lines with their boxes, and finds the faults that only paper has. */
import type { Page } from '@playwright/test';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Paper = 'A4' | 'Letter';

/** A piece of a line, in points from the top left corner of its sheet. */
export interface Printed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isHeading: boolean;
  /** The numbers of the parts that hold it and should stay in one piece. */
  readonly parts: readonly string[];
}

/** What stands on one side of paper, in reading order. */
export type Sheet = readonly Printed[];

/** The heights of the papers without the margins that the page sets, in points. */
const usableHeight: Readonly<Record<Paper, number>> = { A4: 756, Letter: 706 };

/** What the frame of a plate adds to the height of its text. */
const frameHeight = 40;

/** Plates with code, quotes, drawings, rows of tables. The head of a table is printed on each sheet. */
const wholeParts = 'main :is(figure, [role=img], tbody tr)';

/** What must not end a sheet either: a link beside a heading, such as the Sample tag, and what is said of the code below it. */
const likeHeadings = 'main :is(h2, h3, h4) + a, main p:has(+ figure)';

/** Prints the open page, and leaves it as it is. */
export async function printSheets(page: Page, paper: Paper): Promise<readonly Sheet[]> {
  const count = await page.locator(wholeParts).count();
  // Of all that HTML says of an element, only its language reaches the PDF.
  const mark = (selector: string, prefix: string | null) =>
    page.evaluate(
      ([marked, language]) => {
        for (const [index, part] of document.querySelectorAll(marked).entries()) {
          if (language === null) part.removeAttribute('lang');
          else part.setAttribute('lang', language + index);
        }
      },
      [selector, prefix] as const,
    );
  await mark(wholeParts, partPrefix);
  await mark(likeHeadings, headingPrefix);
  const pdf = await page.pdf({ format: paper, tagged: true });
  await mark(`${wholeParts}, ${likeHeadings}`, null);
  const sheets = await readSheets(new Uint8Array(pdf));
  const marked = new Set(sheets.flat().flatMap(({ parts }) => parts));
  if (marked.size < count / 2) throw new Error(`Of ${count} parts of ${page.url()}, only ${marked.size} were found in its PDF.`);
  return sheets;
}

const partPrefix = 'en-x-part';
const headingPrefix = 'en-x-head';

async function readSheets(data: Uint8Array): Promise<readonly Sheet[]> {
  // Large, and needed by the workers that print alone.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number++) sheets.push(await readSheet(await pdf.getPage(number)));
  await pdf.destroy();
  return sheets;
}

async function readSheet(page: PDFPageProxy): Promise<Sheet> {
  const [, , , height = 0] = page.view;
  const pieces = new Map<string, Omit<Printed, 'isHeading' | 'parts'>[]>();
  const open: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      if (!item.str.trim()) continue;
      const [, , , size, left, baseline] = item.transform as number[] as [number, number, number, number, number, number];
      // From the top of a capital to the end of a descender.
      const box = { left, right: left + item.width, top: height - baseline - 0.68 * size, bottom: height - baseline + 0.18 * size };
      const id = open.at(-1) ?? '';
      pieces.set(id, [...(pieces.get(id) ?? []), { text: item.str, ...box }]);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? open.at(-1) ?? '');
  }

  const read: Printed[] = [];
  const visit = (node: StructureNode, isHeading: boolean, parts: readonly string[]) => {
    if (node.type === 'content') {
      for (const piece of pieces.get(node.id ?? '') ?? []) read.push({ ...piece, isHeading, parts });
      return;
    }
    const inner = node.lang?.startsWith(partPrefix) ? [...parts, node.lang] : parts;
    for (const child of node.children ?? []) visit(child, isHeading || /^H\d$/.test(node.role ?? '') || (node.lang ?? '').startsWith(headingPrefix), inner);
  };
  visit((await page.getStructTree()) as StructureNode, false, []);
  return read;
}

/** pdf.js declares fewer properties than it gives. */
interface StructureNode {
  readonly type?: string;
  readonly id?: string;
  readonly role?: string;
  readonly lang?: string;
  readonly children?: readonly StructureNode[];
}

/** What is wrong with printed sheets, in words. */
export function paperFaults(sheets: readonly Sheet[], paper: Paper): string[] {
  return [...sheets.flatMap((sheet, index) => sheetFaults(sheet).map((fault) => `sheet ${index + 1}: ${fault}`)), ...cutParts(sheets, paper)];
}

function sheetFaults(sheet: Sheet): string[] {
  const last = sheet.at(-1);
  if (!last) return ['is empty'];
  const overlaps = sheet.flatMap((one, index) =>
    sheet.slice(index + 1).flatMap((other) => (doOverlap(one, other) ? [`“${one.text}” and “${other.text}” overlap`] : [])),
  );
  return last.isHeading ? [...overlaps, `ends with “${last.text}”, which belongs to what follows`] : overlaps;
}

/** Boxes of letters that touch, as of italics, overlap by less than this. */
const tolerance = 1;

function doOverlap(one: Printed, other: Printed): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > tolerance && down > tolerance;
}

/** Parts that begin on one sheet and end on another, though one sheet could hold them. */
function cutParts(sheets: readonly Sheet[], paper: Paper): string[] {
  const parts = new Set(sheets.flat().flatMap((printed) => printed.parts));
  return Array.from(parts).flatMap((part) => {
    const pieces = sheets.map((sheet) => sheet.filter((printed) => printed.parts.includes(part)));
    const [first, ...others] = pieces.flatMap((piece, index) => (piece.length > 0 ? [index] : []));
    const height = pieces.reduce((sum, piece) => sum + heightOf(piece), 0);
    if (first === undefined || others.length === 0 || height > usableHeight[paper] - frameHeight) return [];
    return [`sheet ${first + 1}: cuts what starts with “${pieces[first]?.[0]?.text}”`];
  });
}

function heightOf(piece: Sheet): number {
  return piece.length ? Math.max(...piece.map(({ bottom }) => bottom)) - Math.min(...piece.map(({ top }) => top)) : 0;
}
