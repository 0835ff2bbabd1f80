import { expect, test } from 'vitest';
import { loadArticle } from '../app/loadPage';
import { render } from '../app/render';
import { planFacts } from '../content/facts/planFacts';
import { status } from '../content/facts/status';
import { signIn, signUp } from '../content/pages/account';
import { caseStudies } from '../content/pages/caseStudies';
import { contact } from '../content/pages/contact';
import { faq } from '../content/pages/faq';
import { home } from '../content/pages/home';
import { integrations } from '../content/pages/integrations';
import { workflows } from '../content/pages/integrationsPage';
import { planFeatures } from '../content/pages/plans';
import { comparison, productTabs } from '../content/pages/product';
import { resourcesPage } from '../content/pages/resources';
import { statusPage } from '../content/pages/statusPage';
import { testimonials } from '../content/pages/testimonials';
import { layoutText, sampleTag } from '../content/interface';
import { site } from '../content/site';
import { docsPages } from '../content/routes';
import { articlePages } from '../content/siteRoutes';
import { textsOf } from '../testing/textsOf';

/** What a page always shows. Messages and errors come later, and tests in the browser bring them up. */
const contents = {
  ...Object.fromEntries(await Promise.all(docsPages.map(async (page) => [page.path, [page.label, await loadArticle(page)]]))),
  '/': [home.hero.heading, home.howItWorks, home.integrationsTeaser.items, testimonials],
  '/product': [productTabs.map(({ codeSet: _, ...tab }) => tab), comparison],
  '/integrations': [integrations.map(({ summary: _, ...integration }) => integration), workflows],
  '/pricing': [planFacts.map(({ id: _, ...facts }) => facts), planFeatures],
  '/resources': [resourcesPage.lead, articlePages.map(({ title, description }) => [title, description]), caseStudies, faq],
  '/status': site.statusUrl
    ? statusPage.elsewhere
    : [
        { isSample: status.isSample },
        status.services.map(({ name, uptime }) => [name, uptime]),
        status.incidents.map(({ title, summary }) => [title, summary]),
      ],
  '/contact': [contact.mailboxes.map(({ email }) => email), Object.values(contact.form.fields), contact.form.submit],
  '/signin': [Object.values(signIn.fields).map(({ label }) => label), signIn.rememberMe, signIn.forgotPassword.text, signIn.github],
  '/signup': [Object.values(signUp.fields).map(({ label }) => label), signUp.terms.label, signUp.github, signUp.legal],
};

/** Words may be on several lines. */
const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
/** The key of a shape or a state, which is drawn. */
const isKey = (text: string) => /^[a-z]+$/.test(text);

test.each(Object.entries(contents))('%s shows its texts, the tag of samples, and which links leave the site', async (path, content) => {
  const { app } = await render(path);
  const main = app.slice(app.indexOf('<main'), app.indexOf('</main>'));
  // Names of groups count. React writes an entity only for a sign, and the page adds the note after a link to another site.
  const texts = main.replaceAll(/<(?:[^>]* aria-label="([^"]*)")?[^>]*>|&#?\w+;/g, '$1').replaceAll(layoutText.externalSite, '');
  const shown = letters(texts);
  expect(textsOf(content).filter((text) => !isKey(text) && !shown.includes(letters(text)))).toEqual([]);
  if (JSON.stringify(content).includes('"isSample":true')) expect(main, 'the tag of samples').toContain(`${sampleTag.href}"`);
  for (const [link] of app.matchAll(/<a [^>]*href="http.*?<\/a>/gs)) expect(link).toContain(layoutText.externalSite);
});
