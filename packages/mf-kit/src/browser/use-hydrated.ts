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

/** The properties of a submit button that submits nothing before hydration, nor during an attempt, and stays in the tab order. */
export function useSubmitButton(isSubmitting: boolean): SubmitButton {
  const isReady = useHydrated() && !isSubmitting;
  return { type: isReady ? 'submit' : 'button', 'aria-disabled': !isReady };
}
