import type { Mutant } from '../../types';

export const structure: readonly Mutant[] = [];
