/** The barriers that a mutation run plants, one at a time, to see which checks notice. */
import { input } from './barriers/input';
import { keyboard } from './barriers/keyboard';
import { look } from './barriers/look';
import { names } from './barriers/names';
import { site } from './barriers/site';
import { structure } from './barriers/structure';
import type { Mutant } from './types';

/** Every barrier: of names, structure, keyboard, look, input, and of the site as a whole. */
export const mutants: readonly Mutant[] = [...names, ...structure, ...keyboard, ...look, ...input, ...site];
