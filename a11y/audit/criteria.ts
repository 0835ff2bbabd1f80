/**
 * The criteria of WCAG 2.2, with the facts that tests cannot provide: why a criterion does not apply, and what a person must check.
 * The tags of axe and of our tests (`covers()`) link tests to criteria.
 */

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA' | 'AAA';
  /** The anchor in the standard: `https://www.w3.org/TR/WCAG22/#<slug>`. */
  readonly slug: string;
  /** The reason why the criterion does not apply. A check proves it. */
  readonly absent?: string;
  /** The part that tests cannot decide. Without it, the tests decide the criterion. */
  readonly manualCheck?: string;
}

const noMedia = { absent: 'The site has no audio and no video.' };
const noExpiry = { absent: 'The site has no sessions, and nothing expires.' };
const sameAs = (id: string) => ({ manualCheck: `As ${id}.` });
const check = (manualCheck: string) => ({ manualCheck });

export const criteria: readonly Criterion[] = [
  sc(
    '1.1.1',
    'Non-text Content',
    'A',
    check(
      'Compare each picture and icon, also after it has played, with its alternative: does the text say all that the picture says? Is everything that screen readers skip decoration?',
    ),
  ),
  sc('1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', noMedia),
  sc('1.2.2', 'Captions (Prerecorded)', 'A', noMedia),
  sc('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', noMedia),
  sc('1.2.4', 'Captions (Live)', 'AA', noMedia),
  sc('1.2.5', 'Audio Description (Prerecorded)', 'AA', noMedia),
  sc('1.2.6', 'Sign Language (Prerecorded)', 'AAA', noMedia),
  sc('1.2.7', 'Extended Audio Description (Prerecorded)', 'AAA', noMedia),
  sc('1.2.8', 'Media Alternative (Prerecorded)', 'AAA', noMedia),
  sc('1.2.9', 'Audio-only (Live)', 'AAA', noMedia),
  sc(
    '1.3.1',
    'Info and Relationships',
    'A',
    check(
      'Is everything that looks like a heading, list, quotation, table or group marked up as one, in each tab and answer? Does markup or text say what position, indent, strikethrough, bold type or a filled mark says? Does a screen reader read the right headers with table cells?',
    ),
  ),
  sc(
    '1.3.2',
    'Meaningful Sequence',
    'A',
    check('Does each page make sense in the order in which a screen reader reads it, in each tab and on a narrow screen too?'),
  ),
  sc(
    '1.3.3',
    'Sensory Characteristics',
    'A',
    check('Does any instruction, hint or message rely on shape, color, size, position or sound alone?'),
  ),
  sc('1.3.4', 'Orientation', 'AA'),
  sc(
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    check('Does each field about the person who fills it in have an autocomplete value that fits?'),
  ),
  sc('1.3.6', 'Identify Purpose', 'AAA', check('Does a tool that adds symbols or simplifies pages recognize regions, icons and controls?')),
  sc(
    '1.4.1',
    'Use of Color',
    'A',
    check(
      'Look at each page in grayscale, also with errors and with something selected, pressed or visited: is anything lost? Can the lines of each drawing be told apart?',
    ),
  ),
  sc('1.4.2', 'Audio Control', 'A', { absent: 'Nothing on the site makes a sound.' }),
  sc(
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    check(
      'Look at text that axe could not decide (see the evidence), at text over gradients, shadows and pictures, at visited links, and at messages after a press, in both themes.',
    ),
  ),
  sc(
    '1.4.4',
    'Resize Text',
    'AA',
    check('Zoom each page to 200%, then set text alone to 200%: is every word and control still there, and does nothing overlap?'),
  ),
  sc('1.4.5', 'Images of Text', 'AA', check('Is any picture, canvas or drawing, also after a press, text that could be real text?')),
  sc('1.4.6', 'Contrast (Enhanced)', 'AAA', sameAs('1.4.3')),
  sc('1.4.7', 'Low or No Background Audio', 'AAA', { absent: 'The site has no speech.' }),
  sc('1.4.8', 'Visual Presentation', 'AAA', check('Can the settings of the browser change the colors of text and background?')),
  sc('1.4.9', 'Images of Text (No Exception)', 'AAA', check('As 1.4.5. The logo is exempt.')),
  sc(
    '1.4.10',
    'Reflow',
    'AA',
    check(
      'At 320 px, in each tab, with the menu and each answer open: are all words there, is none covered, and does nothing but code and tables scroll sideways? Is there room to read in a window 256 px high?',
    ),
  ),
  sc(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    check(
      'Is each meaningful part of a drawing easy to see, and each icon, edge and mark of a control when hovered, pressed, selected and wrong, in both themes?',
    ),
  ),
  sc('1.4.12', 'Text Spacing', 'AA'),
  sc(
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    check(
      'Hover and focus everything, also after a press: does what appears stay while the pointer moves onto it, and does Escape close it?',
    ),
  ),
  sc(
    '2.1.1',
    'Keyboard',
    'A',
    check(
      'Use the site for an hour without a mouse: can a keyboard do all that a mouse or a finger does, in pictures and text too? Do keys scroll each page? Try arrow keys, Home and End, and hold what can be held.',
    ),
  ),
  sc('2.1.2', 'No Keyboard Trap', 'A', check('Do Tab and Shift+Tab lead out of everything that a press opens?')),
  sc('2.1.3', 'Keyboard (No Exception)', 'AAA', sameAs('2.1.1')),
  sc(
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    check(
      '“/” opens the search. Does the box in the search dialog turn this shortcut off, also on other pages and after a reload? Does any other single key do something?',
    ),
  ),
  sc('2.2.1', 'Timing Adjustable', 'A', {
    absent: 'The site sets no time limit. Nothing depends on the “Copied” message, which disappears.',
  }),
  sc(
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    check(
      'Wait after each page load and each press: can everything that moves, blinks or changes for more than five seconds be paused, stopped or hidden?',
    ),
  ),
  sc('2.2.3', 'No Timing', 'AAA'),
  sc('2.2.4', 'Interruptions', 'AAA'),
  sc('2.2.5', 'Re-authenticating', 'AAA', noExpiry),
  sc('2.2.6', 'Timeouts', 'AAA', noExpiry),
  sc(
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    check('Does anything flash more than three times a second on page load, while typing or after a press?'),
  ),
  sc('2.3.2', 'Three Flashes', 'AAA', sameAs('2.3.1')),
  sc('2.3.3', 'Animation from Interactions', 'AAA'),
  sc('2.4.1', 'Bypass Blocks', 'A'),
  sc('2.4.2', 'Page Titled', 'A', check('Does each title describe its page, also after a link has opened it?')),
  sc(
    '2.4.3',
    'Focus Order',
    'A',
    check(
      'Is the focus order the visual order, in each tab and with each answer open? After each press, is focus where people look for it, and does it stay there?',
    ),
  ),
  sc(
    '2.4.4',
    'Link Purpose (In Context)',
    'A',
    check('Does each link, with its sentence, list item, cell or heading, say where it leads, and does it lead there?'),
  ),
  sc('2.4.5', 'Multiple Ways', 'AA'),
  sc(
    '2.4.6',
    'Headings and Labels',
    'AA',
    check(
      'Does each heading, label and button name describe its topic or purpose when it is heard alone, also after a press has changed it?',
    ),
  ),
  sc(
    '2.4.7',
    'Focus Visible',
    'AA',
    check('Tab through each page, and wait at some stops: is focus easy to find, and does it stay visible?'),
  ),
  sc('2.4.8', 'Location', 'AAA'),
  sc('2.4.9', 'Link Purpose (Link Only)', 'AAA', check('Does the text of each link alone say where it leads?')),
  sc('2.4.10', 'Section Headings', 'AAA', check('Does each section have a heading?')),
  sc(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    check('Tab through each page, after presses and in a small window too: is what has focus ever wholly covered?'),
  ),
  sc('2.4.12', 'Focus Not Obscured (Enhanced)', 'AAA'),
  sc('2.4.13', 'Focus Appearance', 'AAA'),
  sc('2.5.1', 'Pointer Gestures', 'A', { absent: 'Nothing on the site needs a multipoint or path-based gesture.' }),
  sc('2.5.2', 'Pointer Cancellation', 'A'),
  sc(
    '2.5.3',
    'Label in Name',
    'A',
    check('Say the visible label of each control to voice control, before and after a press: does the control respond?'),
  ),
  sc('2.5.4', 'Motion Actuation', 'A', { absent: 'Nothing on the site responds to device motion.' }),
  sc('2.5.5', 'Target Size (Enhanced)', 'AAA'),
  sc(
    '2.5.6',
    'Concurrent Input Mechanisms',
    'AAA',
    check('Switch between touch, keyboard and mouse on a device that has all three: does everything keep working?'),
  ),
  sc('2.5.7', 'Dragging Movements', 'AA', { absent: 'Nothing on the site is dragged.' }),
  sc('2.5.8', 'Target Size (Minimum)', 'AA'),
  sc('3.1.1', 'Language of Page', 'A'),
  sc(
    '3.1.2',
    'Language of Parts',
    'AA',
    check(
      'Does each passage, name and alternative in another language declare its language? Listen with a screen reader, after presses too.',
    ),
  ),
  sc('3.1.3', 'Unusual Words', 'AAA', check('Is each word with an unusual meaning in the glossary, with a link where it first matters?')),
  sc('3.1.4', 'Abbreviations', 'AAA', check('Is each abbreviation that readers may not know spelled out, or in the glossary?')),
  sc('3.1.5', 'Reading Level', 'AAA', check('Is there a simpler version of text that needs more than nine years of school?')),
  sc('3.1.6', 'Pronunciation', 'AAA', check('Does the meaning of any word depend on its pronunciation?')),
  sc(
    '3.2.1',
    'On Focus',
    'A',
    check('Tab through each page, after presses too: does focus alone ever open, close, send or move anything?'),
  ),
  sc(
    '3.2.2',
    'On Input',
    'A',
    check('Change each field and choice: does that alone open a page or window, send something or move focus without a warning before it?'),
  ),
  sc(
    '3.2.3',
    'Consistent Navigation',
    'AA',
    check('Compare pages of one kind: are menus, tables of contents and search fields in the same place and order?'),
  ),
  sc(
    '3.2.4',
    'Consistent Identification',
    'AA',
    check(
      'Does the same thing have the same name, icon and alternative everywhere? Compare what copies, searches, opens and closes on several pages.',
    ),
  ),
  sc('3.2.5', 'Change on Request', 'AAA', check('Does anything change without a request?')),
  sc('3.2.6', 'Consistent Help', 'A', check('Is each way to get help in the same place and order on all pages that have it?')),
  sc(
    '3.3.1',
    'Error Identification',
    'A',
    check('Make several mistakes at once in each form: does text at each field name its mistake, and stay until it is corrected?'),
  ),
  sc(
    '3.3.2',
    'Labels or Instructions',
    'A',
    check(
      'Do labels, hints and groups say what to enter, in which format and what is required before anything is typed, and are they still visible while typing?',
    ),
  ),
  sc(
    '3.3.3',
    'Error Suggestion',
    'AA',
    check('Make each possible mistake on its own: does its message say how to correct this very mistake?'),
  ),
  sc('3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', { absent: 'Nothing is bought, signed or sent on this site.' }),
  sc('3.3.5', 'Help', 'AAA', check('Is the help for a field next to it?')),
  sc('3.3.6', 'Error Prevention (All)', 'AAA', { absent: 'Nothing is sent on this site, and forms keep what was typed.' }),
  sc(
    '3.3.7',
    'Redundant Entry',
    'A',
    check('Does any form, or the next page, ask for something twice, other than a password to confirm it?'),
  ),
  sc(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    check('Try each way to an account, also the buttons beside the form: is there anything to remember, transcribe or solve?'),
  ),
  sc('3.3.9', 'Accessible Authentication (Enhanced)', 'AAA', sameAs('3.3.8')),
  sc('4.1.1', 'Parsing', 'A', { absent: 'WCAG 2.2 has removed it. Reports for 2.0 and 2.1 count it as met.' }),
  sc(
    '4.1.2',
    'Name, Role, Value',
    'A',
    check(
      'Listen to each control with a screen reader, before and after each press and in a form with errors: are name, role and state right? Has each dialog, region and group a name and a role that fits?',
    ),
  ),
  sc(
    '4.1.3',
    'Status Messages',
    'AA',
    check(
      'Listen with a screen reader after each press, while typing and choosing, and while something loads: does each message come in time and make sense?',
    ),
  ),
];

/** @throws if there is no such criterion */
export function criterionById(id: string): Criterion {
  const found = criteria.find((criterion) => criterion.id === id);
  if (!found) throw new Error(`There is no criterion ${id}.`);
  return found;
}

function sc(id: string, name: string, level: Criterion['level'], rest: Pick<Criterion, 'absent' | 'manualCheck'> = {}): Criterion {
  return { id, name, level, slug: name.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(/[ /]/g, '-'), ...rest };
}
