/** Illustrative: replace before you publish. Three sample articles about calling models in production. */
import type { RichText } from './types';

export interface ResourceArticle {
  /** The anchor of the article on the resources page, to which its teaser links. */
  readonly id: string;
  readonly title: string;
  /** The teaser: one or two sentences. */
  readonly summary: string;
  readonly paragraphs: readonly RichText[];
}

export const articles = [
  {
    id: 'what-failover-is-for',
    title: 'What failover is for',
    summary: 'A second provider can take over when the first is down. It cannot repair a bad request. Knowing which is which saves you an evening.',
    paragraphs: [
      'Providers have bad minutes. A model is slow, a region is down, a deployment goes wrong. For those minutes there is failover: the call that could not be completed by one provider is given to another. Your code waits a little longer and then has its answer.',
      [
        'Failover is for faults that are not yours. A status of ',
        { code: '503' },
        ' means that the provider is unavailable, so a different provider is a sensible next try. A status of ',
        { code: '400' },
        ' means that the request is wrong. A second provider will be told the same wrong thing and will say no as well. The same goes for ',
        { code: '401' },
        ': a bad key is bad everywhere.',
      ],
      'Before you rely on failover, look at three things. First, the prompt. Two models read the same instruction differently, so run your own examples through both and compare. If you parse the answer, parse it in a way that both pass. Second, the size. A long conversation that fits one model may be too long for another. Third, the length of the answer and the time that it takes: set your own timeout with room for two tries, not one.',
      'Then decide what should happen when nobody answers. There will be such a minute. A saved draft, a plain message or a queue are all better than a spinner that never ends. The cable can only be moved to a socket that works.',
      'Last, listen. A failover that works is invisible to the people who use your product, and it should not be invisible to you. Note which provider answered each call. When the second one starts to answer most of them, something needs your attention.',
    ],
  },
  {
    id: 'caching-without-surprises',
    title: 'Caching model calls without surprises',
    summary: 'A cached answer is quick, and old. Four questions tell you whether a call should ever be answered from a cache.',
    paragraphs: [
      'A cache keeps an answer and gives it again when the same request comes back. For a model call this means less waiting and fewer tokens. It also means that the second person gets the words that were written for the first. Most surprises with caches come from forgetting that.',
      [
        'Ask what “the same request” is. A model call is more than its last message. Provider, model, every earlier message, ',
        { code: 'temperature' },
        ' and ',
        { code: 'max_tokens' },
        ' all shape the answer. If your prompt holds today’s date or a random id, no two requests are the same and a cache never helps. Move such values out, or to the end of your own processing.',
      ],
      'Ask whose answer it is. A summary of a public page can be given to anyone. A reply that holds a person’s name, order or diagnosis cannot. If a request holds something private, the safe rule is that its answer is not shared, and the simple way to keep the rule is not to cache it.',
      [
        'Ask how old an answer may be. A translation of a fixed sentence keeps well. Anything about stock, prices or weather does not. And ask whether variety is the point: a ',
        { code: 'temperature' },
        ' above zero usually says that you want different words each time, and a cache gives you the same ones.',
      ],
      'Good first candidates are calls that classify, extract or translate: one input, one right answer, many repeats. Start with one such call. Watch how often the cache answers, read a few of its answers yourself, and only then go on to the next. When in doubt, let the call through. A slow right answer beats a quick wrong one.',
    ],
  },
  {
    id: 'reading-a-quota',
    title: 'Reading a quota before it reads you',
    summary: 'A rate limit and a quota are not the same thing, and they fail in different ways. Here is how to see both coming.',
    paragraphs: [
      'Two limits stand between your code and an answer. A rate limit counts requests in a minute: it protects against bursts, and it is over when the minute is over. A quota counts what you have used of what you have: it does not come back by waiting a few seconds. They feel alike from inside an error handler, and they need different answers.',
      [
        'For the rate limit, slow down. When a call gets the status ',
        { code: '429' },
        ', wait, then try again, and wait longer each time. Add a little chance to the wait, so that ten workers that were stopped together do not start again together. Put a ceiling on the number of tries. A job that gives up and says so is easier to repair than one that knocks all night.',
      ],
      [
        'For the quota, look ahead. Two webhook events exist for this. ',
        { code: 'quota.warning' },
        ' says that you are getting close, and it should reach a person: somebody who can decide to wait, to trim or to change the plan. ',
        { code: 'quota.exceeded' },
        ' says that you are there, and it should reach a switch: turn off what can wait, and leave what your users need.',
      ],
      [
        'Between the two, count for yourself. Every answer carries ',
        { code: 'usage' },
        ' with the tokens of the prompt, of the completion and in total. Add them up for each feature, not only for the whole. A total tells you that you are spending. A total for each feature tells you where, and one of them is usually a long instruction that nobody has read for months.',
      ],
      'Then try it once on purpose. Pretend that the quota is gone and see what your product does. It is better to learn this on a quiet afternoon than from a customer.',
    ],
  },
] as const satisfies readonly ResourceArticle[];
