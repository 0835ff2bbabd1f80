/** Lets tests of a page share a slow measurement, each with the situations for the report. */
import { test, type TestInfo } from '@playwright/test';

const results = new Map<string, { readonly result: unknown; readonly situations: TestInfo['annotations'] }>();

/** Measures, or returns the result that it has, if one worker runs the tests. A test that is repeated measures again. */
export async function once<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  const { annotations, repeatEachIndex } = test.info();
  const key = `${name} ${repeatEachIndex}`;
  const known = results.get(key);
  if (known) {
    annotations.push(...known.situations);
    return known.result as Result;
  }
  const result = await measure();
  results.set(key, { result, situations: annotations.filter(({ type }) => type === 'situation') });
  return result;
}
