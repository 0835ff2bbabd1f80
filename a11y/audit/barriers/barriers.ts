/** All barriers, to prove that tests detect them: `npm run audit:barriers`. */
import { all } from '../../checks/all';
import type { Barrier } from './plant';

export { describe } from '../../findings';
export { readAnnotations } from '../report/readAnnotations';

/** All barriers by name, such as `reflow: a wide page`. A function, because some checks read built files, into which this file plants a barrier. */
export const allBarriers = (): Readonly<Record<string, Barrier>> =>
  Object.fromEntries(
    all.flatMap(([check, { barriers }]) => Object.entries(barriers).map(([fault, barrier]) => [`${check}: ${fault}`, barrier] as const)),
  );

/** Returns the barrier that the environment variable BARRIER names. */
export const planted = (): Barrier | undefined => (process.env.BARRIER ? allBarriers()[process.env.BARRIER] : undefined);
