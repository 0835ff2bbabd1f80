/** Whether long lines of code wrap in narrow code blocks: one stored choice for all code. */
import { useSyncExternalStore } from 'react';
import { storedChoice } from './storedChoice';

const choice = storedChoice('codeWrap');
const isWrapped = () => choice.read() !== 'off';
const setWrapped = (isOn: boolean) => choice.write(isOn ? 'on' : 'off');

/** True while prerendering and hydrating. */
export function useCodeWrap(): [boolean, (isWrapped: boolean) => void] {
  return [useSyncExternalStore(choice.subscribe, isWrapped, () => true), setWrapped];
}
