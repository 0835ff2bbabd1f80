/** The names that screen readers give roles and states, of which any one of several is enough, and how to switch modes. */
import type { Step } from './types';

export const [button, link, radio, table, required] = ['button', 'link', 'radio button', 'table', 'required'];
export const tab = ['tab', 'page tab'];
export const textField = ['entry', 'edit', 'text field'];
export const passwordField = ['password text', 'password edit', 'protected', 'secure edit text'];
export const group = ['panel', 'group', 'grouping'];
export const isSelected = ['selected', 'checked'];

/** Switches Orca to focus mode, in which the page gets all keys and Orca does not guess labels. */
export const focusMode: Step = { key: 'Insert+a', until: ['focus mode'], atMost: 2 };
