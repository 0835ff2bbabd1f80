/** Illustrative: replace before you publish. The text of three sample articles about AI calls in production. */
import { articles } from './articles';
import type { Article, RichText } from './types';

const texts: Readonly<Record<(typeof articles)[number]['id'], readonly RichText[]>> = {
  'what-failover-is-for': [
    'Providers have bad minutes. A model slows down, a region goes dark, a deployment goes wrong. Failover covers those minutes: the call moves on to the next provider in your failover order, and your code waits a little longer than usual and then gets its response.',
    [
      'It only helps with faults that aren’t yours. A ',
      { code: '503' },
      ' means that a provider is unavailable, so trying another makes sense. A ',
      { code: '400' },
      ' means that your request is wrong, and every provider will reject it. A ',
      { code: '401' },
      ' means that your key is wrong, and it stays wrong everywhere.',
    ],
    'Before you rely on it, check three things. First, your prompt: two models can read the same instruction differently, so run your own examples on both and compare. If you parse the response, pick a format that both get right. Second, the size: a long conversation that fits one model may not fit another. Third, the time: your timeout has to leave room for two attempts.',
    'Then decide what your product does when nobody responds, because that minute will come too. A saved draft, a plain message, or a queue beats a spinner that never stops.',
    'Finally, watch it. Your users shouldn’t notice a failover, but you should. Log the provider that responded to each call. If the second one is doing most of the work, something needs your attention.',
  ],
  'caching-without-surprises': [
    'A cache stores a response and returns it when the same request comes again. You wait less, and you use fewer tokens. But the second person now reads words that were written for the first, and most surprises with caches come from forgetting that.',
    [
      'First question: what counts as “the same request”? A call is more than its last message. The provider, the model, every earlier message, ',
      { code: 'temperature' },
      ', and ',
      { code: 'max_tokens' },
      ' all shape the response. If your prompt contains today’s date or a random ID, no two requests are the same, and the cache never helps. Keep such values out of the prompt.',
    ],
    'Second question: whose response is it? Anyone can read a summary of a public page. A reply with a person’s name, order, or diagnosis is another matter. If a request contains private data, the safe rule is not to cache it.',
    [
      'Third question: how old may it be? A translation of a fixed sentence keeps well; stock levels, prices, and weather don’t. Fourth question: do you want variety? A ',
      { code: 'temperature' },
      ' above zero usually asks for different words each time, and a cache gives you the same ones.',
    ],
    'Start with one call that classifies, extracts, or translates: one input, one correct result, many repeats. Watch how often the cache helps, read some of what it returns, and only then add the next call. When in doubt, leave the cache out. Slow and right beats fast and wrong.',
  ],
  'reading-a-quota': [
    'Two limits stand between your code and a response. A rate limit counts requests per minute: it stops bursts, and a minute later it’s over. A quota counts what you’ve used out of what you have, and waiting a few seconds doesn’t bring it back. They need different fixes.',
    [
      'For the rate limit, slow down. When a call gets a ',
      { code: '429' },
      ', wait, retry, and double the wait each time. Add a random delay, so that ten workers that stopped together don’t start together. And stop after a few retries. A job that gives up and says so is easier to fix than one that tries all night.',
    ],
    [
      'For the quota, look ahead. The event ',
      { code: 'quota.warning' },
      ' tells you that it’s running low. Send it to a person who can decide to wait, cut back, or change the plan. ',
      { code: 'quota.exceeded' },
      ' tells you that it’s gone. Send that one to a switch that turns off what can wait and keeps what your users need.',
    ],
    [
      'In between, count for yourself. Every response reports its tokens in ',
      { code: 'usage' },
      '. Add them up per feature. A total tells you that you’re spending; a total per feature tells you where. Often it’s one long instruction that nobody has read in months.',
    ],
    'Then try it once, on purpose. Pretend that the quota is gone, and see what your product does. You’d rather find out on a quiet afternoon than from a customer.',
  ],
};

export const articlesPage: Article = {
  lead: 'Failover, caching, and limits: what to know before your AI calls go to production.',
  isSample: true,
  sections: articles.map(({ id, title }) => ({
    id,
    heading: title,
    blocks: texts[id].map((text) => ({ kind: 'paragraph', text })),
  })),
};
