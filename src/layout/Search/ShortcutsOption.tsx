import { Checkbox } from '../../components/Form/Checkbox';
import { search } from '../../content/pages/search';
import { shortcutsChoice } from '../../lib/searchShortcuts';
import { useEntered } from '../../lib/useEntered';
import { useStoredChoice } from '../../lib/useStoredChoice';

/** Turns the shortcuts of search on and off, where there is a keyboard. */
export function ShortcutsOption() {
  const [shortcuts, setShortcuts] = useStoredChoice(shortcutsChoice);
  const entered = useEntered<HTMLInputElement>(({ checked }) => setShortcuts(checked ? 'on' : 'off'));
  return (
    <div data-with-js data-with-keyboard>
      <Checkbox {...entered} label={search.shortcuts} checked={shortcuts === 'on'} />
    </div>
  );
}
