/** What teams say. A real quote needs its speaker's consent. */

export interface Testimonial {
  readonly id: string;
  /** Without quotation marks, which the page adds. */
  readonly quote: string;
  /** The job of the person. No names. */
  readonly role: string;
  /** The kind of company, such as "a logistics company". */
  readonly company: string;
  /** Nobody said these words. */
  readonly isSample?: boolean;
}

export const testimonialsIntro = { heading: 'What teams say' } as const;

export const testimonials: readonly Testimonial[] = [
  {
    id: 'one-drawer',
    quote: 'We had a drawer full of provider keys, and nobody knew which ones still worked. Now there’s one key, and I know who holds it.',
    role: 'Platform lead',
    company: 'a logistics company',
    isSample: true,
  },
  {
    id: 'two-values',
    quote: 'Trying another model used to take a ticket. Now we change two strings and compare the responses over lunch.',
    role: 'Backend developer',
    company: 'a publisher of school books',
    isSample: true,
  },
  {
    id: 'quiet-pager',
    quote: 'A provider went down on a Friday night. Our calls failed over, nobody got paged, and we found it in the log on Monday.',
    role: 'Head of operations',
    company: 'a regional insurer',
    isSample: true,
  },
];
