import type { Mutant } from '../../types';

export const site: readonly Mutant[] = [];
