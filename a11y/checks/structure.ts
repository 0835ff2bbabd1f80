/** Titles, headings, and landmarks. */
import { routes } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { notFound, titleOf } from '../../src/content/siteRoutes';
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, type Finding } from '../findings';
import type { Walk } from '../inPage/walk';
import { isIn, type TreeNode } from '../tree';
import type { Check } from './check';

export const titles: Check = {
  criteria: ['2.4.2'],
  claim: 'Expects a different title for every page.',
  on: 'every page',
  reads: {
    'has a unique title': async ({ opened, path }) => {
      const route = [...routes, notFound].find((one) => one.path === path) ?? notFound;
      await expect(opened).toHaveTitle(`${titleOf(route)} – ${site.name}`);
      const others = routes.filter((other) => other.path !== path && titleOf(other) === titleOf(route));
      expect(others.map((other) => ({ selector: 'title', what: `is the title of ${other.path} too` }))).toHaveNoFindings();
    },
  },
  barriers: { 'one title for all pages': dom('html', () => (document.title = 'Home')) },
  left: {
    '2.4.2': {
      aids: screenReaders,
      steps: 'Read the title of each page, also after a link has opened it.',
      expected: 'The title describes its page.',
    },
  },
};

export const headings: Check = {
  criteria: ['1.3.1', '2.4.6'],
  claim: 'Expects one h1, no skipped level, and no empty, long, or repeated heading.',
  on: 'every page',
  reads: {
    'has one h1, no skipped heading level, and no empty or repeated heading': ({ tree }) => expect(headingFaults(tree)).toHaveNoFindings(),
  },
  barriers: {
    'a skipped level': dom('main h2', (heading) =>
      heading.replaceWith(Object.assign(document.createElement('h4'), { textContent: heading.textContent })),
    ),
  },
  left: {
    '1.3.1': {
      aids: screenReaders,
      steps: 'Read each page with its tabs and answers open. Read each table cell by cell.',
      expected:
        'What looks like a heading, list, quotation, table, or group is announced as one. Each cell comes with its headers. Markup or text says what position, bold type, or a mark says.',
    },
    '2.4.6': {
      aids: screenReaders,
      steps: 'Listen to each heading, label, and button alone, also after a press has changed it.',
      expected: 'It describes its topic or purpose.',
    },
  },
};

/** A longer heading is a paragraph that is marked up as a heading for its looks. */
const maxLength = 100;

/** Reports headings that break the outline, are outside `main`, or are empty, too long, or duplicates. */
function headingFaults(tree: readonly TreeNode[]): Finding[] {
  const found = tree.filter(({ role }) => role === 'heading');
  const firsts = found.filter(({ level }) => level === 1).length;
  const [path, seen] = [[] as string[], new Set<string>()];
  const ofPage = firsts === 1 ? [] : [{ selector: '', what: 'headings of level 1', value: firsts, limit: 1 }];
  return found.reduce<Finding[]>((faults, heading, index) => {
    const { level, name, selector } = heading;
    const fault = (what: string, value?: number, limit?: string) => ({ selector, what, value, limit });
    path.splice(level - 1, path.length, name);
    const trail = path.join(' › ');
    const isKnown = seen.has(trail);
    seen.add(trail);
    const lowest = (found[index - 1]?.level ?? 0) + 1;
    return [
      ...faults,
      isIn(heading, 'main') ? [] : fault(`“${name}” is not in main`),
      name ? [] : fault(`an empty heading of level ${level}`),
      name.length <= maxLength ? [] : fault(`characters of the heading “${name}”`, name.length, `at most ${maxLength}`),
      // A link inside a heading can repeat its text.
      /^(.{6,}).*\1/.test(name) ? fault(`“${name}” repeats its text`) : [],
      level <= lowest ? [] : fault(`level of “${name}”`, level, `at most ${lowest}`),
      isKnown ? fault(`repeats the heading “${trail}”`) : [],
    ].flat();
  }, ofPage);
}

export const sectionHeadings: Check = {
  criteria: ['2.4.10'],
  claim: 'Expects a heading for every section and article.',
  on: 'every page',
  views: ['opened'],
  measure: sectionHeadingsFaults,
  barriers: { 'a section without a heading': dom('main h2', (heading) => heading.replaceWith(heading.textContent ?? '')) },
  left: {
    '2.4.10': {
      aids: screenReaders,
      steps: 'Listen to a list of the headings of each page.',
      expected: 'Each section has a heading.',
    },
  },
};

export function sectionHeadingsFaults({ parts }: Walk) {
  // React Aria's groups of options are sections with the role of a group.
  return parts
    .filter(({ element }) => element.matches('section:not([role=group]), article'))
    .flatMap(({ element }) => {
      const heading = element.querySelector('h2, h3, h4, h5, h6');
      const isOwn = heading?.closest('section, article') === element;
      return isOwn && heading?.textContent?.trim() ? [] : [finding(element, 'has no heading of its own')];
    });
}

export const landmarks: Check = {
  criteria: ['1.3.1', '1.3.6'],
  claim: 'Expects one banner, main and contentinfo, different names for landmarks of one kind, and no text outside landmarks.',
  on: 'every page',
  reads: {
    'has landmarks with different names, and no text outside landmarks': ({ tree }) => expect(landmarkFaults(tree)).toHaveNoFindings(),
  },
  barriers: { 'no main': dom('main', (main) => (main.role = 'group')) },
  left: {
    '1.3.6': {
      aids: ['no assistive technology'],
      steps: 'Open each page with a tool that adds symbols or simplifies pages.',
      expected: 'The tool recognizes regions, icons, and controls.',
    },
  },
};

const single = ['banner', 'main', 'contentinfo'];
const several = /^(navigation|region|form|complementary|search)$/;

/** Reports missing, duplicate, nested, and unnamed landmarks, and text outside landmarks. */
function landmarkFaults(tree: readonly TreeNode[]): Finding[] {
  const names = new Set<string>();
  const counts = single.map((role) => ({ role, count: tree.filter((node) => node.role === role).length }));
  return [
    ...counts
      .filter(({ count }) => count !== 1)
      .map(({ role, count }) => ({ selector: '', what: `landmarks “${role}”`, value: count, limit: 1 })),
    ...tree.flatMap((node): Finding[] => {
      const { role, name, selector } = node;
      const fault = (what: string) => [{ selector, what }];
      // The skip link comes before all landmarks.
      const isOutside = !isIn(node, ...single, 'navigation') && !node.ancestors.some(({ url }) => url.endsWith('#main'));
      if (role === 'StaticText' && name && isOutside) return fault(`“${name}” is outside every landmark`);
      if (single.includes(role) && node.ancestors.some((outer) => single.includes(outer.role) || several.test(outer.role)))
        return fault(`“${role}” is inside another landmark`);
      if (!several.test(role)) return [];
      const isKnown = names.has(`${role} ${name}`);
      names.add(`${role} ${name}`);
      return !name || isKnown ? fault(name ? `another landmark “${role}” called “${name}”` : `a landmark “${role}” without a name`) : [];
    }),
  ];
}
