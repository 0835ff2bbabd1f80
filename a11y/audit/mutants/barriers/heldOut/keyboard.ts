import type { Mutant } from '../../types';

export const keyboard: readonly Mutant[] = [];
