/** What a benchmark measures, as `results.json` holds it. Times are in milliseconds, sizes in bytes. */
import type { Load } from './measureLoad.mjs';
import type { LighthouseRun } from './runLighthouse.mjs';
import type { describe } from './surroundings.mjs';

export interface Samples {
  loads: Load[];
  /** Of these loads and of further ones. */
  lcps: number[];
  lighthouse: LighthouseRun[];
}

/** Medians of the samples, by name. */
export interface Figures {
  load: Record<string, number>;
  bytes: Record<string, number>;
  lighthouse: Record<string, number>;
  scores: Record<string, number>;
}

export interface PageResult {
  path: string;
  with: Figures;
  /** The same page without its scripts. */
  without: Figures;
  /** Lighthouse's audits that are not perfect, but for performance. */
  faults: string[];
  samples: { with: Samples; without: Samples };
}

export interface InteractionResult {
  name: string;
  path: string;
  fast: number;
  slow: number;
  samples: { fast: number[]; slow: number[] };
}

export type Results = ReturnType<typeof describe> & { pages: PageResult[]; interactions: InteractionResult[] };
