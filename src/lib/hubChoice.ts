import { storedChoice } from './storedChoice';

export const hubs = ['key', 'mock'] as const;
export type HubName = (typeof hubs)[number];

/** Whether samples call the hub with a key, or a mock hub without one. */
export const hubChoice = storedChoice('hub', hubs);
