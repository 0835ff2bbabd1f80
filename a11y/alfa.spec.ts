import { runAlfa } from './audit/alfa';
import { expectNone } from './engines';
import { isAudit, openPage, samplePaths, test } from './test';

test.skip(isAudit, 'In an audit Alfa runs wherever axe does: engines.ts.');

for (const path of samplePaths) {
  test(`${path} has no fault that Alfa finds either`, async ({ page }) => {
    await openPage(page, path);
    await expectNone(await runAlfa(page));
  });
}
