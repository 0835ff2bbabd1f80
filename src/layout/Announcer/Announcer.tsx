import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { subscribeToAnnouncements } from '../../lib/announce';

/** The live region that speaks what `announce()` is given. It must be in the page before it has anything to say. */
export function Announcer() {
  const [message, setMessage] = useState('');
  useEffect(() => subscribeToAnnouncements(setMessage), []);
  return (
    <div role="status">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
