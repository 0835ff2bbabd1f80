/** All barriers, to prove that tests detect them: `npm run audit:barriers`. */
import { all } from '../../checks/all';
import type { Barrier } from './plant';

interface Planted {
  /** What names the tests that must fail. */
  readonly tests: string;
  readonly barrier: Barrier;
}

/** All barriers by name. A function, because some checks read built files, into which this file plants a barrier. */
export function allBarriers(): Readonly<Record<string, Planted>> {
  return Object.fromEntries(
    all.flatMap(([check, { barriers }]) =>
      Object.entries(barriers).map(([fault, barrier]) => [`${check}: ${fault}`, { tests: `@${check}\\b`, barrier }] as const),
    ),
  );
}

/** Returns the barrier that the environment variable BARRIER names. */
export function planted(): Barrier | undefined {
  return process.env.BARRIER ? allBarriers()[process.env.BARRIER]?.barrier : undefined;
}
