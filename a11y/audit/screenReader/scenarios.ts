/** Every script that a screen reader plays. */
import { forms } from './scenarios/forms';
import { navigation } from './scenarios/navigation';
import { patterns } from './scenarios/patterns';
import { reading } from './scenarios/reading';
import type { Script } from './types';

export const scripts: readonly Script[] = [...reading, ...navigation, ...patterns, ...forms];
