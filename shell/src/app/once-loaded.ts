/** Calls a function after the page's `load` event, also when that has passed. */
export function onceLoaded(begin: () => void): void {
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
