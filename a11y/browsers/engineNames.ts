/** Chromium too, where everything else is tested: a behaviour that fails there is told wrongly. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];
