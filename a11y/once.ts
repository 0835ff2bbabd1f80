/** Lets the tests of a page share slow measurements, each with the situations for the report. */
import { test, type TestInfo } from '@playwright/test';

/** The results for one page, because some are pictures of it. */
const results = new Map<string, { readonly result: unknown; readonly situations: TestInfo['annotations'] }>();
let pageOfResults = '';

/** Measures, or returns the result that it has. A test that is repeated measures again. The outermost group of a test is its page. */
export async function once<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  const { annotations, repeatEachIndex, titlePath } = test.info();
  const page = [...titlePath.slice(0, 2), repeatEachIndex].join(' ');
  if (page !== pageOfResults) results.clear();
  pageOfResults = page;
  const known = results.get(name);
  if (known) {
    annotations.push(...known.situations);
    return known.result as Result;
  }
  const result = await measure();
  results.set(name, { result, situations: annotations.filter(({ type }) => type === 'situation') });
  return result;
}
