import { useRef } from 'react';
import { Checkbox } from '../../components/Form/Checkbox';
import { search } from '../../content/pages/search';
import { shortcutsChoice } from '../../lib/searchShortcuts';
import { useEarlyValue } from '../../lib/useEarlyValue';
import { useStoredChoice } from '../../lib/useStoredChoice';

/** Turns the shortcuts of search on and off, where there is a keyboard. */
export function ShortcutsOption() {
  const input = useRef<HTMLInputElement>(null);
  const [shortcuts, setShortcuts] = useStoredChoice(shortcutsChoice);
  const keep = ({ checked }: HTMLInputElement) => setShortcuts(checked ? 'on' : 'off');
  useEarlyValue(input, keep);
  return (
    <div data-with-js data-with-keyboard>
      <Checkbox ref={input} label={search.shortcuts} checked={shortcuts === 'on'} onChange={({ target }) => keep(target)} />
    </div>
  );
}
