/** The table of barriers that a mutation run plants, one at a time. */
import { heldOut } from './barriers/heldOut';
import { input } from './barriers/input';
import { keyboard } from './barriers/keyboard';
import { look } from './barriers/look';
import { names } from './barriers/names';
import { site } from './barriers/site';
import { structure } from './barriers/structure';
import type { Kind, Mutant } from './types';

/** The barriers that those who write checks know: most checks were written or mended for one of them. */
const known: Readonly<Record<Kind, readonly Mutant[]>> = { names, structure, keyboard, look, input, site };

/** All barriers, by the kind of what is wrong. */
export const mutants: readonly Mutant[] = [known, heldOut].flatMap((tables) => Object.values(tables).flat());

export function kindOf(mutant: Mutant): { readonly kind: Kind; readonly isHeldOut: boolean } {
  const isHeldOut = Object.values(heldOut).flat().includes(mutant);
  const [kind = 'site'] = (Object.keys(known) as Kind[]).filter((each) => [...known[each], ...heldOut[each]].includes(mutant));
  return { kind, isHeldOut };
}
