import type { Mutant } from '../../types';

export const input: readonly Mutant[] = [];
