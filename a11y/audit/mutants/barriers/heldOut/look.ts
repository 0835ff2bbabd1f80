import type { Mutant } from '../../types';

export const look: readonly Mutant[] = [];
