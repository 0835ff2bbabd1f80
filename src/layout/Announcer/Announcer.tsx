import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { subscribeToAnnouncements } from '../../lib/announce';
import styles from './Announcer.module.css';

/** The live region for `announce()`. Render it from the start: screen readers ignore a live region that is added with its message. */
export function Announcer() {
  const [{ message, isShown }, setAnnouncement] = useState({ message: '', isShown: false });
  useEffect(() => subscribeToAnnouncements((message, isShown) => setAnnouncement({ message, isShown })), []);
  return (
    <div role="status">
      {isShown ? (
        <span className={styles.shown} data-screen>
          {message}
        </span>
      ) : (
        <VisuallyHidden>{message}</VisuallyHidden>
      )}
    </div>
  );
}
