/** Illustrative: replace before you publish. The text of three sample articles about AI calls in production. */
import { articles } from './articles';
import { routing } from './routing';
import type { Article, RichText } from './types';

const texts: Readonly<Record<(typeof articles)[number]['id'], readonly RichText[]>> = {
  'what-failover-is-for': [
    `Providers have bad minutes. A model is slow, a region is down, a deployment goes wrong. Failover covers those minutes. ${routing.named} ${routing.failover} Your code waits a little longer and then gets its response.`,
    [
      'Failover is for faults that are not yours. A ',
      { code: '503' },
      ' means that the provider is unavailable, so it makes sense to try another. A ',
      { code: '400' },
      ' means that your request is wrong, and every provider will reject it. A ',
      { code: '401' },
      ' means that your key is wrong, and it stays wrong everywhere.',
    ],
    'Check three things before you rely on failover. First, your prompt: two models read the same instruction differently, so run your own examples on both and compare. If you parse the response, use a format that both models get right. Second, the size: a long conversation that fits one model may be too long for another. Third, the time: set your timeout for two attempts, not one.',
    'Then decide what your product does when nobody responds, because that minute will come. A saved draft, a plain message or a queue is better than a spinner that never stops.',
    'Finally, watch it. Your users should not notice a failover, but you should. Log the provider that responded to each call. When the second one handles most of them, something needs your attention.',
  ],
  'caching-without-surprises': [
    'A cache stores a response and returns it when the same request comes again. You wait less and use fewer tokens. It also means that the second person reads words written for the first. Most surprises with caches come from forgetting that.',
    [
      'First question: what is “the same request”? A call is more than its last message. The provider, the model, every earlier message, ',
      { code: 'temperature' },
      ' and ',
      { code: 'max_tokens' },
      ' all shape the response. If your prompt contains today’s date or a random id, no two requests are the same and the cache never helps. Leave such values out of the prompt.',
    ],
    'Second question: whose response is it? A summary of a public page can go to anyone. A reply with a person’s name, order or diagnosis cannot. If a request contains private data, the safe rule is not to cache it.',
    [
      'Third question: how old may it be? A translation of a fixed sentence keeps well. Stock levels, prices and weather do not. Fourth question: do you want variety? A ',
      { code: 'temperature' },
      ' greater than zero usually asks for different words each time, and a cache returns the same ones.',
    ],
    'Start with one call that classifies, extracts or translates: one input, one correct result, many repeats. Watch how often the cache is used, read some of its responses, and only then add the next call. When in doubt, skip the cache. Slow and right is better than fast and wrong.',
  ],
  'reading-a-quota': [
    'Two limits stand between your code and a response. A rate limit counts requests per minute. It stops bursts, and a minute later it is over. A quota counts what you have used of what you have. Waiting a few seconds does not bring it back. Both look like errors to your code, but they need different fixes.',
    [
      'For the rate limit, slow down. When a call gets a ',
      { code: '429' },
      ', wait and retry, and double the wait each time. Add a random delay, so that ten workers that stopped together don’t start together. Limit the number of retries. A job that stops and says so is easier to fix than one that tries all night.',
    ],
    [
      'For the quota, look ahead. The event ',
      { code: 'quota.warning' },
      ' says that you are getting close. Send it to a person who can decide to wait, cut back or change the plan. The event ',
      { code: 'quota.exceeded' },
      ' says that the quota is used up. Send it to a switch that turns off what can wait and keeps what your users need.',
    ],
    [
      'In between, count for yourself. Every response reports its tokens in ',
      { code: 'usage' },
      '. Add them up per feature. A total tells you that you are spending. A total per feature tells you where, and often the cause is one long instruction that nobody has read in months.',
    ],
    'Then test it once on purpose. Pretend that the quota is used up and see what your product does. You want to learn that on a quiet afternoon, not from a customer.',
  ],
};

export const articlesPage: Article = {
  lead: 'Failover, caching and limits: what to know before your AI calls go to production.',
  isSample: true,
  sections: articles.map(({ id, title }) => ({
    id,
    heading: title,
    blocks: texts[id].map((text) => ({ kind: 'paragraph', text })),
  })),
};
