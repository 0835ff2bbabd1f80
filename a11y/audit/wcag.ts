/** The criteria of WCAG 2.2, with the reasons why some do not apply, and the documented failures of those that tests decide. */
import { formOrigins } from '../../src/content/facts/connections';

const noMedia = 'The site has no audio and no video.';
/** A person must judge the forms of an owner who has connected them. */
const notSent = (reason: string) => (formOrigins.length === 0 ? reason : undefined);
const noExpiry = 'The site has no sessions, and nothing expires.';

export const wcag = [
  sc('1.1.1', 'Non-text Content', 'A'),
  sc('1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', noMedia),
  sc('1.2.2', 'Captions (Prerecorded)', 'A', noMedia),
  sc('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', noMedia),
  sc('1.2.4', 'Captions (Live)', 'AA', noMedia),
  sc('1.2.5', 'Audio Description (Prerecorded)', 'AA', noMedia),
  sc('1.2.6', 'Sign Language (Prerecorded)', 'AAA', noMedia),
  sc('1.2.7', 'Extended Audio Description (Prerecorded)', 'AAA', noMedia),
  sc('1.2.8', 'Media Alternative (Prerecorded)', 'AAA', noMedia),
  sc('1.2.9', 'Audio-only (Live)', 'AAA', noMedia),
  sc('1.3.1', 'Info and Relationships', 'A'),
  sc('1.3.2', 'Meaningful Sequence', 'A'),
  sc('1.3.3', 'Sensory Characteristics', 'A'),
  sc('1.3.4', 'Orientation', 'AA', ['F97', 'F100']),
  sc('1.3.5', 'Identify Input Purpose', 'AA'),
  sc('1.3.6', 'Identify Purpose', 'AAA'),
  sc('1.4.1', 'Use of Color', 'A'),
  sc('1.4.2', 'Audio Control', 'A', 'Nothing on the site makes a sound.'),
  sc('1.4.3', 'Contrast (Minimum)', 'AA'),
  sc('1.4.4', 'Resize Text', 'AA'),
  sc('1.4.5', 'Images of Text', 'AA'),
  sc('1.4.6', 'Contrast (Enhanced)', 'AAA'),
  sc('1.4.7', 'Low or No Background Audio', 'AAA', 'The site has no speech.'),
  sc('1.4.8', 'Visual Presentation', 'AAA'),
  sc('1.4.9', 'Images of Text (No Exception)', 'AAA'),
  sc('1.4.10', 'Reflow', 'AA', ['F102']),
  sc('1.4.11', 'Non-text Contrast', 'AA'),
  sc('1.4.12', 'Text Spacing', 'AA', ['F104']),
  sc('1.4.13', 'Content on Hover or Focus', 'AA', ['F95', 'a tooltip that Escape leaves open', 'a tooltip that goes by itself']),
  sc('2.1.1', 'Keyboard', 'A'),
  sc('2.1.2', 'No Keyboard Trap', 'A', ['F10 (cannot occur: nothing is embedded)']),
  sc('2.1.3', 'Keyboard (No Exception)', 'AAA'),
  sc('2.1.4', 'Character Key Shortcuts', 'A', ['F99']),
  sc('2.2.1', 'Timing Adjustable', 'A', 'The site sets no time limit. Nothing depends on the “Copied” message, which disappears.'),
  sc('2.2.2', 'Pause, Stop, Hide', 'A'),
  sc('2.2.3', 'No Timing', 'AAA', []),
  sc('2.2.4', 'Interruptions', 'AAA', ['F40', 'F41']),
  sc('2.2.5', 'Re-authenticating', 'AAA', noExpiry),
  sc('2.2.6', 'Timeouts', 'AAA', noExpiry),
  sc('2.3.1', 'Three Flashes or Below Threshold', 'A'),
  sc('2.3.2', 'Three Flashes', 'AAA'),
  sc('2.3.3', 'Animation from Interactions', 'AAA', []),
  sc('2.4.1', 'Bypass Blocks', 'A', []),
  sc('2.4.2', 'Page Titled', 'A'),
  sc('2.4.3', 'Focus Order', 'A'),
  sc('2.4.4', 'Link Purpose (In Context)', 'A'),
  sc('2.4.5', 'Multiple Ways', 'AA', []),
  sc('2.4.6', 'Headings and Labels', 'AA'),
  sc('2.4.7', 'Focus Visible', 'AA'),
  sc('2.4.8', 'Location', 'AAA', []),
  sc('2.4.9', 'Link Purpose (Link Only)', 'AAA'),
  sc('2.4.10', 'Section Headings', 'AAA'),
  sc('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', ['F110']),
  sc('2.4.12', 'Focus Not Obscured (Enhanced)', 'AAA', ['a bar that appears with focus', 'F110']),
  sc('2.4.13', 'Focus Appearance', 'AAA'),
  sc('2.5.1', 'Pointer Gestures', 'A'),
  sc('2.5.2', 'Pointer Cancellation', 'A', ['F101']),
  sc('2.5.3', 'Label in Name', 'A', ['F96', 'F111', 'words in another order', 'words between those of the label']),
  sc('2.5.4', 'Motion Actuation', 'A', 'Nothing on the site responds to device motion.'),
  sc('2.5.5', 'Target Size (Enhanced)', 'AAA', ['small buttons and links']),
  sc('2.5.6', 'Concurrent Input Mechanisms', 'AAA'),
  sc('2.5.7', 'Dragging Movements', 'AA'),
  sc('2.5.8', 'Target Size (Minimum)', 'AA', []),
  sc('3.1.1', 'Language of Page', 'A', []),
  sc('3.1.2', 'Language of Parts', 'AA'),
  sc('3.1.3', 'Unusual Words', 'AAA'),
  sc('3.1.4', 'Abbreviations', 'AAA'),
  sc('3.1.5', 'Reading Level', 'AAA'),
  sc('3.1.6', 'Pronunciation', 'AAA'),
  sc('3.2.1', 'On Focus', 'A', ['F55']),
  sc('3.2.2', 'On Input', 'A', ['F36', 'F37']),
  sc('3.2.3', 'Consistent Navigation', 'AA', ['F66']),
  sc('3.2.4', 'Consistent Identification', 'AA'),
  sc('3.2.5', 'Change on Request', 'AAA', ['F9', 'F22', 'F40', 'F41', 'F52', 'F60', 'F61']),
  sc('3.2.6', 'Consistent Help', 'A'),
  sc('3.3.1', 'Error Identification', 'A'),
  sc('3.3.2', 'Labels or Instructions', 'A'),
  sc('3.3.3', 'Error Suggestion', 'AA'),
  sc('3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', notSent('Nothing is bought, signed, or sent on this site.')),
  sc('3.3.5', 'Help', 'AAA'),
  sc('3.3.6', 'Error Prevention (All)', 'AAA', notSent('Nothing is sent on this site, and forms keep what was typed.')),
  sc('3.3.7', 'Redundant Entry', 'A'),
  sc('3.3.8', 'Accessible Authentication (Minimum)', 'AA'),
  sc('3.3.9', 'Accessible Authentication (Enhanced)', 'AAA'),
  sc('4.1.2', 'Name, Role, Value', 'A'),
  sc('4.1.3', 'Status Messages', 'AA'),
] as const;

export type CriterionId = (typeof wcag)[number]['id'];

/**
 * @param absentOrFailures the reason why it does not apply, or what W3C documents as its failures if tests decide it
 * (https://github.com/w3c/wcag/blob/main/understanding/understanding.11tydata.js): each is a number at the beginning of the name of a
 * barrier, the name of one if it has no number yet, or says why it cannot occur
 */
function sc<const Id extends string>(id: Id, name: string, level: 'A' | 'AA' | 'AAA', absentOrFailures?: string | readonly string[]) {
  const [absent, failures] = typeof absentOrFailures === 'string' ? [absentOrFailures] : [undefined, absentOrFailures];
  return { id, name, level, absent, failures };
}
