/** Lets the browser handle waiting events, like a tap, before the next part of the start. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
