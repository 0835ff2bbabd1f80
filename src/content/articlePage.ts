/** The text around an article of the resources page. */
export const articlePage = {
  readingTime: (minutes: number) => `${minutes}-minute read`,
  /** The date follows. */
  published: 'Published on',
} as const;
