/** All scenarios, in the order in which they are played. */
import { forms } from './scenarios/forms';
import { navigation } from './scenarios/navigation';
import { patterns } from './scenarios/patterns';
import { playable } from './scenarios/playable';
import { reading } from './scenarios/reading';
import { search } from './scenarios/search';
import type { Scenario } from './types';

export const scenarios: readonly Scenario[] = [...reading, ...navigation, ...patterns, ...playable, ...forms, ...search];
