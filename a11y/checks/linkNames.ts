import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, type Finding } from '../findings';
import { destinationOf, type TreeNode } from '../tree';
import type { Check } from './check';

export const linkNames: Check = {
  criteria: ['2.4.4', '2.4.9'],
  claim: 'Expects no vague link names, none of an action, and one destination for each name on a page.',
  on: 'every page',
  reads: {
    'has no vague link names, and one target for each link name': ({ opened, tree }) =>
      expect(linkFaults(tree, opened.url())).toHaveNoFindings(),
  },
  barriers: {
    'vague links': dom('main a', (link) => (link.textContent = 'click here')),
    'links of punctuation': dom('main a', (link) => (link.textContent = '…')),
  },
  left: {
    '2.4.4': {
      aids: screenReaders,
      steps: 'Read each link with its sentence, list item, cell, or heading. Follow it.',
      expected: 'The link says where it leads, and leads there.',
    },
    '2.4.9': {
      aids: screenReaders,
      steps: 'Listen to a list of the links of each page.',
      expected: 'The text of each link alone says where it leads.',
    },
  },
};

/** Names that do not describe the target of a link: a verb without its subject, or words for any target. */
const vague =
  /^(?:(?:is|are|has|have|was|were|can|does|do)(?:n[’']t)?\b[^?]*|(?:click|tap|press|go|see|read|learn|find out|show|view|get|know)?\s*(?:it|here|there|this|that|more|now|on|details?|info|information|link|page|this page|this link|website|continue|start|next|previous|back))$/i;

/** Names that promise what only a button does. */
const action = /^(?:copy|import|paste|reset)\b/i;

/** Finds links without a name, with a vague name, with the name of an action, or with the same name as a link to another target. */
function linkFaults(tree: readonly TreeNode[], pageUrl: string): Finding[] {
  const links = tree.filter(({ role }) => role === 'link');
  const destinations = new Map<string, string>();
  return links.flatMap((link): Finding[] => {
    const fault = (what: string) => [{ selector: link.selector(), what }];
    const name = link.name.toLowerCase();
    const to = destinationOf(link, pageUrl);
    const before = destinations.get(name) ?? to;
    destinations.set(name, before);
    if (!/[\p{L}\p{N}]/u.test(name)) return fault(`the name “${name}” of a link to ${to} has no word`);
    if (vague.test(name)) return fault(`“${link.name}” is vague`);
    if (action.test(name)) return fault(`“${link.name}” sounds like a button`);
    return before === to ? [] : fault(`“${link.name}” leads to ${before} and to ${to}`);
  });
}
