/**
 * The fifth list of barriers that no check was tuned to: what auditors and users of other sites reported, each with its source, planted by
 * somebody who knew this site and the barriers of the other tables, and none of the checks. They say how much would be noticed of what
 * nobody here thought of. The first four lists are in the other tables now.
 */
import { input } from './heldOut/input';
import { keyboard } from './heldOut/keyboard';
import { look } from './heldOut/look';
import { names } from './heldOut/names';
import { site } from './heldOut/site';
import { structure } from './heldOut/structure';
import type { Kind, Mutant } from '../types';

export const heldOut: Readonly<Record<Kind, readonly Mutant[]>> = { names, structure, keyboard, look, input, site };
