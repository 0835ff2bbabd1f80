/** Whether React has taken over: false in prerendered HTML and while it hydrates. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
