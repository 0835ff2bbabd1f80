/** Illustrative: replace before you publish. Nobody said these words; a real quote needs its speaker's consent. */

export interface Testimonial {
  readonly id: string;
  /** Without quotation marks, which the page adds. */
  readonly quote: string;
  /** The person's job. No names. */
  readonly role: string;
  /** The kind of company, for example "a logistics company". */
  readonly company: string;
}

export const testimonialsIntro = {
  heading: 'What teams say',
  note: 'These quotes are examples. They show where the words of real customers will stand.',
} as const;

export const testimonials = [
  {
    id: 'one-drawer',
    quote: 'We had a drawer full of provider keys and nobody sure which one was live. Now there is one key, and I know who holds it.',
    role: 'Platform lead',
    company: 'a logistics company',
  },
  {
    id: 'two-values',
    quote: 'Trying another model used to be a ticket. Now it is two values in a request, and we compare the answers over lunch.',
    role: 'Backend developer',
    company: 'a publisher of school books',
  },
  {
    id: 'quiet-pager',
    quote: 'When a provider went down, the calls went elsewhere and the webhook told us about it. We read it in the morning.',
    role: 'Head of operations',
    company: 'a regional insurer',
  },
] as const satisfies readonly Testimonial[];
