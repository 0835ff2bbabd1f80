/** Runs each check on its pages, in its views. */
import type { Check } from './checks/check';
import { all, type CheckName } from './checks/all';
import { returnTo } from './situations';
import type { Finding } from './findings';
import { isAudit } from './run';
import { measure } from './measure';
import { once } from './once';
import { pagesFor } from './pages';
import { inEveryState } from './states';
import { expect, test } from './test';
import { type View, type ViewName, views } from './views';

const tagsOf = (name: CheckName, { criteria }: Check) => ({ tag: [name, ...criteria].map((tag): `@${string}` => `@${tag}`) });

for (const path of pagesFor('every page')) {
  test.describe(path, () => {
    // One worker runs these tests in order, so that each view opens once.
    test.describe.configure({ mode: 'default' });
    test.use({ path });

    for (const view of Object.keys(views) as ViewName[]) {
      const measured = measuredIn(view, path);
      for (const [name, check] of measured) {
        test(`${name}, ${view}`, tagsOf(name, check), async ({ look }) => {
          const results = await once(`${path} ${view}`, async () => {
            const page = await look(path, views[view]);
            const names = measured.map(([one]) => one);
            const found: { state: string; findings: Readonly<Record<string, readonly Finding[]>> }[] = [];
            const add = async (state: string) => {
              const findings: Record<string, readonly Finding[]> = await measure(page, names);
              for (const [one, { inspect }] of measured) if (inspect) findings[one] = await inspect(page, state);
              found.push({ state, findings });
            };
            await (isInStates(view, path) ? inEveryState(page, add) : add(''));
            return found;
          });
          for (const { state, findings } of results) {
            if (results.length > 1) returnTo(state);
            // A measure that did not run throws here.
            expect.soft(findings[name] as readonly Finding[], state).toHaveNoFindings();
          }
        });
      }
    }

    for (const [name, check] of all) {
      if (!pagesFor(check.on).includes(path)) continue;
      for (const [title, read] of Object.entries(check.reads ?? {})) test(title, tagsOf(name, check), read);
    }

    for (const [name, check] of all) {
      for (const [title, { on = check.on, use = {}, run }] of Object.entries(check.operates ?? {})) {
        if (!pagesFor(on).includes(path)) continue;
        test.describe(name, () => {
          test.use(use);
          test(title, tagsOf(name, check), run);
        });
      }
    }
  });
}

for (const [name, check] of all) {
  for (const [title, read] of Object.entries(check.site ?? {})) test(title, tagsOf(name, check), read);
}

/** States need as much time as their views, so a test run has them in one view of some pages. */
function isInStates(view: ViewName, path: string): boolean {
  return isAudit ? 'inStates' in views[view] : view === 'phone' && pagesFor('every control').includes(path);
}

function measuredIn(view: ViewName, path: string): typeof all {
  const { on }: View = views[view];
  return all.filter(
    ([, check]) =>
      (check.measure ?? check.inspect) && (check.views ?? ['desktop']).includes(view) && pagesFor(on ?? check.on).includes(path),
  );
}
