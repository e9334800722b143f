import { useRevalidator } from '@phantom/mf-kit';

/**
 * Loads the page anew after a change, before the change is said to be done: whatever is pressed next counts from the
 * rows as they are by then.
 */
export function useThenReload() {
  const { revalidate } = useRevalidator();
  return async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await revalidate();
    return result;
  };
}
