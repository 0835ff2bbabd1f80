/** Atom feeds (RFC 4287) of the changelog, incidents, and articles. Feeds omit undated news, because an entry must have a date. */
import { changelog } from '../content/facts/changelog.ts';
import { site } from '../content/site.ts';
import { status } from '../content/facts/status.ts';
import { newestDate } from '../lib/uptime.ts';
import { feedPaths } from '../content/outputPaths.ts';
import { type RouteId, routeById } from '../content/routes.ts';
import { articlePages, titleOf } from '../content/siteRoutes.ts';
import { builtOn } from './builtOn.ts';
import { siteUrl } from './siteUrl.ts';
import { escapeXml } from './xml.ts';

export interface News {
  /** The path of the entry, with its anchor if it is part of a page. */
  readonly path: string;
  readonly title: string;
  /** YYYY-MM-DD, or `null` if the date is not published. */
  readonly date: string | null;
  readonly summary?: string;
  readonly points: readonly string[];
}

/** The news of each page that has a feed, newest first. */
export const news: Readonly<Record<string, readonly News[]>> = {
  docsChangelog: changelog.map(({ version, date, changes }) => ({
    path: `${routeById('docsChangelog').path}#${version.replaceAll('.', '-')}`,
    title: version,
    date,
    points: changes,
  })),
  status: status.incidents.map((incident) => ({
    path: `${routeById('status').path}#${incident.id}`,
    title: incident.title,
    date: newestDate(incident, status.lastDay),
    summary: incident.summary,
    points: incident.updates,
  })),
};

/** The articles of the resources page. */
const published: readonly News[] = articlePages.map(({ path, title, date = null, description }) => ({
  path,
  title,
  date,
  summary: description,
  points: [],
}));

/** Maps the path of each feed to its content. */
export function feeds(): ReadonlyMap<string, () => string> {
  return new Map(Object.entries(feedPaths).map(([id, path]) => [path, () => feed(id as RouteId, path, news[id] ?? published)]));
}

export function feed(id: RouteId, path: string, entries: readonly News[]): string {
  const page = routeById(id);
  const dated = entries.filter((entry) => entry.date !== null);
  // An empty feed gets the date of the build.
  const updated =
    dated
      .map(({ date }) => `${date}T00:00:00Z`)
      .sort()
      .at(-1) ?? builtOn().toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${siteUrl(path)}</id>
  <title>${escapeXml(`${titleOf(page)} – ${site.name}`)}</title>
  <subtitle>${escapeXml(page.description)}</subtitle>
  <updated>${updated}</updated>
  <link rel="self" type="application/atom+xml" href="${siteUrl(path)}"/>
  <link rel="alternate" type="text/html" href="${siteUrl(page.path)}"/>
  <author><name>${escapeXml(site.name)}</name></author>
${dated.map(feedEntry).join('')}</feed>
`;
}

function feedEntry({ path, title, date, summary, points }: News): string {
  const url = siteUrl(path);
  const paragraph = summary ? `<p>${escapeXml(summary)}</p>` : '';
  const items = points.map((point) => `<li>${escapeXml(point)}</li>`).join('');
  const list = items && `<ul>${items}</ul>`;
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(title)}</title>
    <updated>${date}T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="${url}"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${paragraph}${list}</div></content>
  </entry>
`;
}
