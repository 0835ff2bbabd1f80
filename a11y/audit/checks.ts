import { all, type CheckFile } from '../checks/index';

const claims = Object.fromEntries(all.map(([name, { claim }]) => [name, claim])) as Readonly<Record<CheckFile, string>>;

/** Our own checks, with what their tests do, for the report: no more than that. A test names its check with `covers()`. */
export const checks = {
  ...claims,
  authentication:
    'Pastes and fills in each text field of the two account forms; expects tokens for password managers, a button that shows each password, and no picture, frame, or word of a puzzle.',
  edgeContrast:
    'Measures in pixels the contrast of the edges of fields, tabs, toggles, and checkboxes, and of the lines of drawings; expects 3:1.',
  fieldLabels:
    'Expects a visible label for every field, the word “required” where it is required, and hints that stay and are linked to their field.',
  flashing:
    'Records animations while a page loads and its controls are pressed; expects none that repeats or takes longer than 300 ms, nothing that a script changes more than six times in a second, and no video, canvas, or GIF.',
  focusNotObscured:
    'Expects that nothing covers the focused element at each tab stop, forward and back, and after a press of one control of each kind, or in an audit of each control. The narrow window is 320 × 256 CSS px. An audit repeats the walk in states of the page.',
  focusVisible:
    'Expects each tab stop to be in view with an outline of 2 px. For one control of each kind, or in an audit for each, compares pixels with and without focus, and expects the area of a perimeter of 2 px to change by 3:1. An audit repeats it in states of the page.',
  formErrors:
    'Submits the account forms empty and with invalid email addresses; expects a focused summary, the right message at each field, and no lost input.',
  inputPurpose:
    'Expects the right autocomplete value on each field that asks about the visitor, and each value once, except to confirm a password.',
  keyboardWalk:
    'Tabs forward and back through a page; expects every tab stop once, in visual order, and no trap. An audit repeats it in states of the page. Presses one control of each kind, or in an audit each control; expects Tab and Shift+Tab to leave it.',
  moving:
    'Runs the typing demo and expects its pause to work. Scrolls each tested page down once; afterward expects no moving pixels in the viewport, and on the whole page no animation and no change by a script in five seconds.',
  noTimeLimits:
    'Moves the clock forward by an hour, on pages with half-filled forms and after presses; expects text and input to be unchanged.',
  useOfColor:
    'Expects an underline for links in sentences, more than a color for selected items, and text beside icons. Compares a checkbox, a field with an error, and an answer in shades of gray.',
  nothingSent: 'Submits the forms; expects no request except to a server that the owner has connected, and all input to stay.',
  onFocus:
    'Focuses and leaves one control of each kind, or in an audit each control, also in states of the page; expects at most a tooltip.',
  onInput:
    'Changes the value of each visible field and choice of the tested pages; expects the page to stay and focus to stay in the field or its group. An audit repeats it in states of the page.',
  onRequest:
    'Waits, scrolls, and resizes, in an audit also in states of the page; expects that nothing reloads, opens a window, changes its text, or moves focus.',
  announcedChanges:
    'Presses one control of each kind, or in an audit each control; expects the control, focus, or a live region to tell of each change, and focus not to be lost.',
  reducedMotion: 'Expects no movement when the visitor prefers reduced motion.',
  redundantEntry: 'Expects forms to restore what was typed after a reload, a link, and another site, except passwords.',
  roles:
    'Compares the roles, states, and properties of tabs, disclosures, radio groups, tooltips, live regions, and fields with the ARIA Authoring Practices.',
  routeChange: 'Follows links without a page load; expects title, focus and announcement to follow, and Back to restore focus.',
  scrollRegions: 'Expects scroll containers to be tab stops with a name while they scroll, and only then.',
  singleLetters:
    'Presses each character of a keyboard but “/” outside text fields; expects that nothing happens, in an audit also in states of the page. “/” opens the search and can be turned off.',
  skipLink: 'Expects the skip link to be the first tab stop, and follows it, after client navigation too.',
  textContrast:
    'Measures each visible line of text against the pixels behind it, at rest and, on some pages, hovered and pressed; expects 7:1.',
  findInPage: 'Sends the event of a find-in-page match to a closed answer and a closed tab; expects both to open.',
  validHtml: 'Validates the built HTML against the HTML standard.',
} as const satisfies Record<string, string>;

export type CheckName = keyof typeof checks;
