/** The units of bills and quotas. It is unpublished who bills tokens and what a quota counts: complete it here, and nowhere else. */
import { contactAbout } from './subjects.ts';
import type { RichText } from '../types';

export const billing: Readonly<Record<'setWithPlan' | 'usage' | 'atTheRateLimit' | 'atTheQuota', RichText>> = {
  setWithPlan: [
    'Who bills the ',
    { text: 'tokens', href: '/docs/glossary#token' },
    ' that your calls use, and whether a ',
    { text: 'quota', href: '/docs/glossary#quota' },
    ' counts requests or tokens, isn’t published yet. ',
    { text: 'Ask about token billing', href: contactAbout('token-billing') },
    ', or see ',
    { text: 'every question to ask before you commit', href: '/docs/before-you-commit#not-covered' },
    '.',
  ],
  usage: ['Every response reports its tokens in ', { code: 'usage' }, ', so you can add them up yourself.'],
  atTheRateLimit: [
    'Over your rate limit, a call gets a ',
    { code: '429' },
    '. Wait, then retry. The ',
    { text: 'retry guide', href: '/docs/limits-and-errors#when-to-retry' },
    ' says how long.',
  ],
  atTheQuota: [
    'The event ',
    { code: 'quota.warning' },
    ' tells you that your quota is running low. ',
    { code: 'quota.exceeded' },
    ' tells you that it’s used up.',
  ],
};
