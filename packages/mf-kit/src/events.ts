import type { EventContracts, EventName } from './contracts';

// The shell does not share this module: each remote bundles what it uses.

/** Notifies all remotes on the page. */
export function emit<Name extends EventName>(name: Name, detail: EventContracts[Name]): void {
  window.dispatchEvent(new CustomEvent(eventType(name), { detail }));
}

/** Subscribes to an event; returns the function that unsubscribes. */
export function on<Name extends EventName>(
  name: Name,
  listener: (detail: EventContracts[Name]) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<EventContracts[Name]>).detail);
  window.addEventListener(eventType(name), handle);
  return () => window.removeEventListener(eventType(name), handle);
}

/** Differs from every event type of browsers. */
const eventType = (name: EventName) => `phantom:${name}`;
