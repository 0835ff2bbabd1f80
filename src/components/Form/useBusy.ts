/** Whether a form is on its way to a server. The browser sends it, and says neither when it arrives nor when the visitor stops it. */
import { useEffect, useEffectEvent, useState } from 'react';

/** After this time without a new page, a visitor may submit again: the server may not answer. */
const busyMs = 10_000;

/** `onEnd` is called when the visitor returns to the page, or may submit again because there is no answer. */
export function useBusy(onEnd: (hasNoAnswer: boolean) => void): readonly [boolean, (isBusy: boolean) => void] {
  const [isBusy, setBusy] = useState(false);
  const end = useEffectEvent((hasNoAnswer: boolean) => {
    setBusy(false);
    onEnd(hasNoAnswer);
  });
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => end(true), busyMs);
    // Back may restore the page as it was when the form was submitted.
    const handleReturn = () => end(false);
    addEventListener('pageshow', handleReturn);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', handleReturn);
    };
  }, [isBusy]);
  return [isBusy, setBusy];
}
