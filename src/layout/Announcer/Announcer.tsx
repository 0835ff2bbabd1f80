import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { subscribeToAnnouncements } from '../../lib/announce';

/** The live region for the messages of `announce()`. A live region must be in the page before its first message. */
export function Announcer() {
  const [message, setMessage] = useState('');
  useEffect(() => subscribeToAnnouncements(setMessage), []);
  return (
    <div role="status">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
