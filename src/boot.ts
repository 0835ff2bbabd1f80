/** The first script: loaded in <head> and run before the first paint, so it stays small and needs nothing else. */
import { watchTheme } from './lib/theme';

watchTheme();
