import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page was served as a demonstration, whose accounts everybody may use. */
export const useDemoMode = () =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset.demo === 'true',
    () => false,
  );
