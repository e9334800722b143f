import { useHydrated } from './use-hydrated';

/** Properties of a form's submit button. */
export interface SubmitButton {
  type: 'submit' | 'button';
  'aria-disabled': boolean;
}

/**
 * What makes a button send its form: not before the scripts are there, when the browser would send it by itself and
 * show what was typed in the address, and not while an attempt is under way. Without a submit button Enter sends
 * nothing either; the button keeps its place in the tab order.
 */
export function useSubmitButton(isSubmitting: boolean): SubmitButton {
  const isReady = useHydrated() && !isSubmitting;
  return { type: isReady ? 'submit' : 'button', 'aria-disabled': !isReady };
}
