import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { subscribeToAnnouncements } from '../../lib/announce';
import styles from './Announcer.module.css';

/** The live region for `announce()`. Render it from the start: screen readers ignore a live region that is added with its message. */
export function Announcer() {
  const [{ message, isShown }, setAnnouncement] = useState({ message: '', isShown: false });
  useEffect(() => subscribeToAnnouncements((message, isShown) => setAnnouncement({ message, isShown })), []);
  return (
    // Hidden on paper, because what follows the content would start another sheet.
    <div role="status" data-screen>
      {isShown ? <span className={styles.shown}>{message}</span> : <VisuallyHidden>{message}</VisuallyHidden>}
    </div>
  );
}
