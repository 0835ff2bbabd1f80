import { storedChoice } from '../lib/storedChoice.ts';
import { isDemo } from './facts/connections.ts';
import type { HighlightedCode } from './types';

export const hubs = ['mock', 'key'] as const;
export type HubName = (typeof hubs)[number];

/** Whether samples call the hub with a key, or a mock hub without one. Where nobody can open an account, the mock hub comes first. */
export const hubChoice = storedChoice<HubName>('hub', isDemo ? ['mock', 'key'] : ['key', 'mock']);

/** A sample as it is for the chosen hub. */
export const codeFor = (hub: HubName, code: HighlightedCode): HighlightedCode => (hub === 'mock' && code.mock) || code;
