/** The principles and guidelines of WCAG 2.2, by the beginnings of their criteria's numbers. */
export const principles = [
  { id: '1', name: 'Perceivable' },
  { id: '2', name: 'Operable' },
  { id: '3', name: 'Understandable' },
  { id: '4', name: 'Robust' },
] as const;

export const guidelines = [
  { id: '1.1', name: 'Text Alternatives' },
  { id: '1.2', name: 'Time-based Media' },
  { id: '1.3', name: 'Adaptable' },
  { id: '1.4', name: 'Distinguishable' },
  { id: '2.1', name: 'Keyboard Accessible' },
  { id: '2.2', name: 'Enough Time' },
  { id: '2.3', name: 'Seizures and Physical Reactions' },
  { id: '2.4', name: 'Navigable' },
  { id: '2.5', name: 'Input Modalities' },
  { id: '3.1', name: 'Readable' },
  { id: '3.2', name: 'Predictable' },
  { id: '3.3', name: 'Input Assistance' },
  { id: '4.1', name: 'Compatible' },
] as const;

/** What stands under a principle or guideline. */
export function within<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): readonly Entry[] {
  return entries.filter((entry) => entry.id.startsWith(`${id}.`));
}
