import type { Check } from './check';
import * as checks from './index';

export type CheckFile = keyof typeof checks;

/** Each check with its name. */
export const all = Object.entries<Check>(checks) as readonly (readonly [CheckFile, Check])[];
