/** With what a person sits down to a manual test: a screen reader and its browser, another aid, or nothing. */
export const readerPairs = [
  'NVDA + Firefox',
  'NVDA + Chrome',
  'JAWS + Chrome',
  'VoiceOver + Safari on macOS',
  'VoiceOver + Safari on iOS',
  'TalkBack + Chrome',
  'Orca + Firefox',
] as const;

export const pairs = [...readerPairs, 'voice control', 'magnifier', 'no assistive technology'] as const;

export type Pair = (typeof pairs)[number];
