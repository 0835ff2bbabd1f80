import { onTestFinished } from 'vitest';
import { subscribeToAnnouncements } from '../lib/announce';

/** The messages that are announced from now on, until the test ends. Without the space that tells a message from the same one before it. */
export function recordAnnouncements(): string[] {
  const messages: string[] = [];
  onTestFinished(subscribeToAnnouncements((message) => message && messages.push(message.trim())));
  return messages;
}
