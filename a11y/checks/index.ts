/** All checks, by name. A check is a file of this folder and a line here. */
import type { Check } from './check';
import { abbreviations } from './abbreviations';
import { accessibleNames } from './accessibleNames';
import { consistentNames } from './consistentNames';
import { currentPage } from './currentPage';
import { glossary } from './glossary';
import { headings } from './headings';
import { hiddenText } from './hiddenText';
import { hoverContent } from './hoverContent';
import { imagesOfText } from './imagesOfText';
import { inputModes } from './inputModes';
import { keyboardControls } from './keyboardControls';
import { labelInName } from './labelInName';
import { landmarks } from './landmarks';
import { linkNames } from './linkNames';
import { multipleWays } from './multipleWays';
import { noGestures } from './noGestures';
import { noMedia } from './noMedia';
import { orientation } from './orientation';
import { pageLanguage } from './pageLanguage';
import { pointerRelease } from './pointerRelease';
import { print } from './print';
import { prose } from './prose';
import { readability } from './readability';
import { readingOrder } from './readingOrder';
import { reflow } from './reflow';
import { sectionHeadings } from './sectionHeadings';
import { sensoryWords } from './sensoryWords';
import { siteShell } from './siteShell';
import { statusMessages } from './statusMessages';
import { tables } from './tables';
import { targetSize } from './targetSize';
import { textAlternatives } from './textAlternatives';
import { textSize } from './textSize';
import { textSpacing } from './textSpacing';
import { titles } from './titles';

export const checks = {
  abbreviations,
  accessibleNames,
  consistentNames,
  currentPage,
  glossary,
  headings,
  hiddenText,
  hoverContent,
  imagesOfText,
  inputModes,
  keyboardControls,
  labelInName,
  landmarks,
  linkNames,
  multipleWays,
  noGestures,
  noMedia,
  orientation,
  pageLanguage,
  pointerRelease,
  print,
  prose,
  readability,
  readingOrder,
  reflow,
  sectionHeadings,
  sensoryWords,
  siteShell,
  statusMessages,
  tables,
  targetSize,
  textAlternatives,
  textSize,
  textSpacing,
  titles,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckFile = keyof typeof checks;

/** Each check with its name. */
export const all = Object.entries(checks) as readonly (readonly [CheckFile, Check])[];
