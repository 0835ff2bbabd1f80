/** Every script that a screen reader plays. */
import { forms } from './scripts/forms';
import { navigation } from './scripts/navigation';
import { patterns } from './scripts/patterns';
import { reading } from './scripts/reading';
import type { Script } from './types';

export const scripts: readonly Script[] = [...reading, ...navigation, ...patterns, ...forms];
