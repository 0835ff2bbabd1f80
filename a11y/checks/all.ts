import type { Check } from './check';
import * as files from './index';

type Exports = typeof files;

export type CheckName = { [Name in keyof Exports]: Exports[Name] extends Check ? Name : never }[keyof Exports];

/** Each check with its name. Other exports are functions. */
export const all = Object.entries(files).filter(([, each]) => typeof each === 'object') as readonly (readonly [CheckName, Check])[];
