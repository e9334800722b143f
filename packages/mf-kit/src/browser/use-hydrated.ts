import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false on a server, and in its HTML until the browser has hydrated it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export interface SubmitButton {
  type: 'submit' | 'button';
  'aria-disabled': boolean;
}

/**
 * The properties of a form's submit button. It submits nothing before hydration, when the browser would put the typed
 * text into the address, nor during an attempt. It stays in the tab order. Without a submit button Enter does nothing either.
 */
export function useSubmitButton(isSubmitting: boolean): SubmitButton {
  const isReady = useHydrated() && !isSubmitting;
  return { type: isReady ? 'submit' : 'button', 'aria-disabled': !isReady };
}
