/** Illustrative: replace before you publish. Who bills tokens and what a quota counts is for the owner to say, here and nowhere else. */
import type { RichText } from './types';

export const billing = {
  heading: 'Tokens and quotas',
  setWithPlan: [
    'Your plan sets who bills the ',
    { text: 'tokens', route: 'docsGlossary', hash: 'token' },
    ' your calls use, what your ',
    { text: 'quota', route: 'docsGlossary', hash: 'quota' },
    ' counts (requests or tokens), and how much quota you get. The dashboard of your hub shows all three.',
  ],
  usage: ['Every response reports its tokens in ', { code: 'usage' }, ', so you can track them yourself.'],
  atTheRateLimit: ['Over your rate limit, a call gets a ', { code: '429' }, '. Wait, then retry.'],
  atTheQuota: [
    'The event ',
    { code: 'quota.warning' },
    ' tells you that your quota is running low, and ',
    { code: 'quota.exceeded' },
    ' that it is used up.',
  ],
} as const satisfies { readonly heading: string } & Readonly<Record<'setWithPlan' | 'usage' | 'atTheRateLimit' | 'atTheQuota', RichText>>;
