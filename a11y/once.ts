/** Lets consecutive tests of a page share a slow measurement, each with the situations for the report. */
import { test, type TestInfo } from '@playwright/test';

let last: { readonly key: string; readonly result: unknown; readonly situations: TestInfo['annotations'] } | undefined;

/** Measures, or returns the last result if it has the same key. A test that is repeated measures again. */
export async function once<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  const { annotations, repeatEachIndex } = test.info();
  const key = `${name} ${repeatEachIndex}`;
  if (last?.key === key) {
    annotations.push(...last.situations);
    return last.result as Result;
  }
  const result = await measure();
  last = { key, result, situations: annotations.filter(({ type }) => type === 'situation') };
  return result;
}
