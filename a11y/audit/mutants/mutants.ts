/** The table of barriers that a mutation run plants, one at a time. */
import { input } from './barriers/input';
import { keyboard } from './barriers/keyboard';
import { look } from './barriers/look';
import { names } from './barriers/names';
import { site } from './barriers/site';
import { structure } from './barriers/structure';
import type { Mutant } from './types';

/** All barriers, by the kind of what is wrong. */
export const mutants: readonly Mutant[] = [...names, ...structure, ...keyboard, ...look, ...input, ...site];
