/** Playwright reporter that writes which behaviour held in which engine, prints it, and keeps it in `.cache/browsers/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { currentCommit } from '../../src/tools/commit.mjs';
import { engineNames } from './engineNames';

const file = join(import.meta.dirname, '../../.cache/browsers/table.md');

interface Row {
  readonly cells: Map<string, string>;
  readonly notes: Set<string>;
}

// Playwright takes the default export of a reporter's file.
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Row>();
  readonly #versions = new Map<string, string>();

  onTestEnd(test: TestCase, { annotations, duration, status }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const row = this.#rows.get(test.title) ?? { cells: new Map(), notes: new Set() };
    this.#rows.set(test.title, row);
    const isSkipped = status === 'skipped';
    row.cells.set(engine, isSkipped ? 'not run' : test.ok() ? `yes, ${(duration / 1000).toFixed(0)} s` : 'NO');
    for (const { type, description = '' } of annotations) {
      if (type === 'version') this.#versions.set(engine, description);
      else if (description) row.notes.add(`${engine}: ${description}`);
    }
  }

  onEnd({ status }: FullResult): void {
    const engines = engineNames.filter((name) => this.#versions.has(name));
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [
      line(['behaviour', ...engines.map((name) => this.#versions.get(name) ?? name), 'notes']),
      line(Array.from({ length: engines.length + 2 }, () => '---')),
      ...Array.from(this.#rows, ([title, { cells, notes }]) => line([title, ...engines.map((name) => cells.get(name) ?? 'not run'), [...notes].join('; ')])),
    ];
    const { commit, isChanged } = currentCommit();
    const text = `# Which behaviour holds in which engine\n\nCommit ${commit}${isChanged ? ', changed' : ''}, ${new Date().toISOString()}: ${status}\n\n${table.join('\n')}\n`;
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    console.log(`\n${text}\nKept in ${file}`);
  }
}
