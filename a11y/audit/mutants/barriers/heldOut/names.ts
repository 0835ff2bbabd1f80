import type { Mutant } from '../../types';

export const names: readonly Mutant[] = [];
