// What the shell does not share: each remote bundles what it uses of it.
import type { EventContracts, EventName } from '../contracts/events';

/** Tells all other remotes on the page. */
export function emit<Name extends EventName>(name: Name, detail: EventContracts[Name]): void {
  window.dispatchEvent(new CustomEvent(eventType(name), { detail }));
}

/** Hears of what remotes tell; answers the way to stop listening. */
export function on<Name extends EventName>(
  name: Name,
  listener: (detail: EventContracts[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<EventContracts[Name]>).detail);
  window.addEventListener(eventType(name), hear);
  return () => window.removeEventListener(eventType(name), hear);
}

/** Unlike every event of browsers. */
const eventType = (name: EventName) => `phantom:${name}`;
