/** The abbreviations that pages may use. New ones belong in the glossary or in one of the two lists (WCAG 3.1.4). */
import { pricingPage } from './pages/plans';

/** Well-known abbreviations, each with the reason why it need not be spelled out. */
export const knownAbbreviations: Readonly<Record<string, string>> = {
  AA: 'the name of a level of WCAG, not short for anything',
  AI: 'in every dictionary, and used more than the words that it stands for',
  CORS: 'the name of a mechanism of browsers, which nobody spells out',
  EM: 'of WCAG-EM, which is the name of a method',
  GET: 'a word in capitals: the name of an HTTP method',
  HTML: 'known to everyone who writes for the web, by this name more than by the long one',
  HTTP: 'for the same reason as HTML',
  HTTPS: 'for the same reason as HTML',
  ID: 'in every dictionary, and used more than the word that it stands for',
  ISO: 'the name of an organization, not short for anything',
  JAWS: 'the name of a product',
  NVDA: 'the name of a product',
  [pricingPage.fits]: 'a word in capitals',
  [pricingPage.popular]: 'a word in capitals',
  PDF: 'in every dictionary, and used more than the words that it stands for',
  POST: 'a word in capitals: the name of an HTTP method',
  URL: 'for the same reason as HTML',
  US: 'of dollars; in every dictionary',
};

/** Abbreviations that each page spells out at the first use. */
export const expansions: Readonly<Record<string, string>> = {
  DPA: 'data processing agreement',
  GDPR: 'General Data Protection Regulation',
  IP: 'internet',
  NDA: 'nondisclosure agreement',
  SOC: 'System and Organization Controls',
  SSO: 'single sign-on',
  VPAT: 'Voluntary Product Accessibility Template',
  WCAG: 'Web Content Accessibility Guidelines',
};
