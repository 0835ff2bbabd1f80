/** What screen readers call roles and states. Where readers differ, any of their words will do. */

export const button = 'button';
export const link = 'link';
export const checkbox = ['check box', 'checkbox'];
export const radio = 'radio button';
export const tab = ['tab', 'page tab'];
export const table = 'table';
export const textField = ['entry', 'edit', 'text field'];
export const passwordField = ['password text', 'password edit', 'protected', 'secure edit text'];
export const banner = 'banner';
export const main = 'main';
export const navigation = 'navigation';
export const contentInformation = ['information', 'content info', 'content information', 'footer'];
export const group = ['panel', 'group', 'grouping'];

export const required = 'required';
export const notChecked = ['not checked', 'unchecked'];
export const isSelected = ['selected', 'checked'];
export const isNotSelected = ['not selected', 'not checked', 'unchecked'];

/** A heading as readers announce it. */
export function heading(text: string, level: number) {
  return [text, 'heading', [`level ${level}`, `heading ${level}`]] as const;
}
