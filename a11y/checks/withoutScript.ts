import { site } from '../../src/content/site';
import { css, html } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Walk } from '../inPage/walk';
import { submitButton } from '../locators';
import { noteSituation } from '../situations';
import type { Check } from './check';

export const withoutScript: Check = {
  criteria: [],
  claim:
    'Opens pages without JavaScript, and their folds; expects all headings and panels, and no control that needs a script. Submits a form; expects no request except to a server of the owner, and the address of support.',
  on: 'every style',
  views: ['withoutScript'],
  measure: withoutScriptFaults,
  operates: {
    'a form sends nothing but to its server, and shows another way': {
      on: ['form'],
      use: { javaScriptEnabled: false },
      run: async ({ page, path }) => {
        await page.goto(path);
        await noteSituation(page);
        const form = page.getByRole('main').getByRole('form');
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        for (const field of await form.locator('input:not([type=checkbox]), textarea').all()) await field.fill('secret@example.com');
        await submitButton(page).click();
        // A browser starts to send a form before it draws the next frame.
        await page.screenshot();
        const servers = Object.values(site.forms).flatMap((url) => (url ? new URL(url, page.url()).href : []));
        const isOurs = (url: string) => servers.includes(url) || /\/favicon\.svg$|\.woff2$/.test(url);
        expect(requests.filter((url) => !isOurs(url))).toEqual([]);
        await expect(page).toHaveURL(path);
        const support = form.getByRole('link', { name: site.supportEmail });
        await expect(support).toBeVisible();
        await expect(support).toHaveAttribute('href', `mailto:${site.supportEmail}`);
      },
    },
  },
  barriers: {
    'headings that wait for a script': css(':root:not([data-js]) main h2', 'display: none'),
    'buttons without a script': css(':root:not([data-js]) [data-with-js]', 'display: block; visibility: visible'),
    'a form that puts what is typed into the address': html('/signup', /(<main.*<form [^>]*)method="dialog"/s, '$1'),
  },
};

export function withoutScriptFaults({ parts }: Walk): Finding[] {
  const shown = parts.filter(({ box }) => box.width > 0 && box.height > 0).map(({ element }) => element);
  const words = document.querySelectorAll<HTMLElement>('header:not(main *) nav, main :is(h1, h2, h3, h4), [data-collapsed]');
  // Forms have a notice beside their submit button.
  const controls = shown.filter((element) => element.matches('button:not([type=submit]), [role=tab], [role=button]'));
  return [
    ...Array.from(words, (element) => (shown.includes(element) ? [] : finding(element, 'is not shown without a script'))).flat(),
    ...controls.map((element) => finding(element, 'is a control that needs a script')),
  ];
}
