/** All checks, by name. A check is a file of this folder and a line here. */
import type { Check } from './check';
import { abbreviations } from './abbreviations';
import { accessibleNames } from './accessibleNames';
import { announcedChanges } from './announcedChanges';
import { consistentNames } from './consistentNames';
import { currentPage } from './currentPage';
import { edgeContrast } from './edgeContrast';
import { flashing } from './flashing';
import { focusNotObscured } from './focusNotObscured';
import { focusVisible } from './focusVisible';
import { forcedColors } from './forcedColors';
import { glossary } from './glossary';
import { headings } from './headings';
import { hiddenText } from './hiddenText';
import { hoverContent } from './hoverContent';
import { imagesOfText } from './imagesOfText';
import { inputModes } from './inputModes';
import { keyboardControls } from './keyboardControls';
import { keyboardWalk } from './keyboardWalk';
import { labelInName } from './labelInName';
import { landmarks } from './landmarks';
import { layoutShift } from './layoutShift';
import { linkNames } from './linkNames';
import { moving } from './moving';
import { multipleWays } from './multipleWays';
import { noGestures } from './noGestures';
import { noMedia } from './noMedia';
import { noTimeLimits } from './noTimeLimits';
import { onFocus } from './onFocus';
import { onInput } from './onInput';
import { onRequest } from './onRequest';
import { orientation } from './orientation';
import { pageLanguage } from './pageLanguage';
import { patternKeys } from './patternKeys';
import { pointerRelease } from './pointerRelease';
import { print } from './print';
import { prose } from './prose';
import { readability } from './readability';
import { readingOrder } from './readingOrder';
import { reducedMotion } from './reducedMotion';
import { reflow } from './reflow';
import { roles } from './roles';
import { scrollRegions } from './scrollRegions';
import { sectionHeadings } from './sectionHeadings';
import { sensoryWords } from './sensoryWords';
import { singleLetters } from './singleLetters';
import { siteShell } from './siteShell';
import { skipLink } from './skipLink';
import { statusMessages } from './statusMessages';
import { tables } from './tables';
import { targetSize } from './targetSize';
import { textAlternatives } from './textAlternatives';
import { textContrast } from './textContrast';
import { textSize } from './textSize';
import { textSpacing } from './textSpacing';
import { titles } from './titles';
import { useOfColor } from './useOfColor';
import { withoutScript } from './withoutScript';

export const checks = {
  abbreviations,
  accessibleNames,
  announcedChanges,
  consistentNames,
  currentPage,
  edgeContrast,
  flashing,
  focusNotObscured,
  focusVisible,
  forcedColors,
  glossary,
  headings,
  hiddenText,
  hoverContent,
  imagesOfText,
  inputModes,
  keyboardControls,
  keyboardWalk,
  labelInName,
  landmarks,
  layoutShift,
  linkNames,
  moving,
  multipleWays,
  noGestures,
  noMedia,
  noTimeLimits,
  onFocus,
  onInput,
  onRequest,
  orientation,
  pageLanguage,
  patternKeys,
  pointerRelease,
  print,
  prose,
  readability,
  readingOrder,
  reducedMotion,
  reflow,
  roles,
  scrollRegions,
  sectionHeadings,
  sensoryWords,
  singleLetters,
  siteShell,
  skipLink,
  statusMessages,
  tables,
  targetSize,
  textAlternatives,
  textContrast,
  textSize,
  textSpacing,
  titles,
  useOfColor,
  withoutScript,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckFile = keyof typeof checks;

/** Each check with its name. */
export const all = Object.entries(checks) as readonly (readonly [CheckFile, Check])[];
