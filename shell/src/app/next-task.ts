/**
 * Lets the browser do what is waiting, as answer a tap, before the next piece of work: on a phone each piece of
 * the start takes as long as a person notices, and all of them together far longer.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
