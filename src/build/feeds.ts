/** Atom feeds (RFC 4287) of the changelog, incidents, and articles. Feeds omit undated news, because an entry must have a date. */
import { changelog } from '../content/facts/changelog.ts';
import { status } from '../content/facts/status.ts';
import { feedPaths, iconPath, siteUrl } from '../content/outputPaths.ts';
import { statusPage } from '../content/pages/statusPage.ts';
import { type Path, routeAt } from '../content/routes.ts';
import { site } from '../content/site.ts';
import { articlePages, titleOf } from '../content/siteRoutes.ts';
import { withBase } from '../lib/base.ts';
import { newestDate } from '../lib/uptime.ts';

export interface News {
  /** The path of the entry, with its anchor if it is part of a page. */
  readonly path: string;
  readonly title: string;
  /** YYYY-MM-DD, or nothing if the date is not published. */
  readonly date?: string | null;
  readonly paragraphs: readonly string[];
}

/** The news of the pages that consist of news, newest first. */
export const news: Readonly<Partial<Record<Path, readonly News[]>>> = {
  '/docs/changelog': changelog.map(({ version, date, changes }) => {
    return { path: `/docs/changelog#${version.replaceAll('.', '-')}`, title: version, date, paragraphs: changes };
  }),
  '/status': status.incidents.map((incident) => ({
    path: `/status#${incident.id}`,
    title: incident.title,
    date: newestDate(incident, status.lastDay),
    paragraphs: [statusPage.incidentStates[incident.state], incident.summary, ...incident.updates],
  })),
};

const articles = articlePages.map(({ description, ...page }) => ({ ...page, paragraphs: [description] }));

/** The first lines of an XML file, which name the style sheet for people who open it. */
export const xmlStart = `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="${withBase('/xml.css')}"?>`;

/** Maps the path of each feed to its content. */
export function feeds(): ReadonlyMap<string, () => string> {
  const pages = Object.entries(feedPaths) as [Path, string][];
  return new Map(pages.map(([page, path]) => [path, () => feed(page, path, news[page] ?? articles)]));
}

export function feed(of: Path, path: string, entries: readonly News[] = []): string {
  const page = routeAt(of);
  const dated = entries.filter(({ date }) => date);
  const newest = dated.reduce((last, { date }) => (date && date > last ? date : last), '');
  return `${xmlStart}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${siteUrl(path)}</id>
  <title>${escaped(`${titleOf(page)} – ${site.name}`)}</title>
  <subtitle>${escaped(page.description)}</subtitle>
  <icon>${siteUrl(iconPath)}</icon>
  <updated>${newest ? `${newest}T00:00:00Z` : builtOn().toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${siteUrl(path)}"/>
  <link rel="alternate" type="text/html" href="${siteUrl(page.path)}"/>
  <author><name>${escaped(site.name)}</name></author>
${dated.map(feedEntry).join('')}</feed>
`;
}

function feedEntry({ path, title, date, paragraphs }: News): string {
  const text = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
  return `  <entry>
    <id>${siteUrl(path)}</id>
    <title>${escaped(title)}</title>
    <updated>${date}T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="${siteUrl(path)}"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${text}</div></content>
  </entry>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the day of the build in UTC. `SOURCE_DATE_EPOCH` sets another day, like other tools for reproducible builds. */
export function builtOn(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  const day = seconds ? new Date(Number(seconds) * 1000) : new Date();
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
