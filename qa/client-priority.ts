import { constants, setPriority } from 'node:os';

/**
 * Gives this process, which plays the clients, a higher priority than the site. Real clients have processors of their own:
 * without it, delays of the clients count as the site's.
 */
export function giveClientsPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    console.warn('The clients have no higher priority than the site, because this is not root.');
  }
}
