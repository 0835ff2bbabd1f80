/** Chromium too, in which all other tests run: a behaviour that fails there is written wrongly. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];
