import type { PropertyChange } from '../property-change/property-change.entity.js';

/** What the trail is told of a thing that happened in the demo. */
export type PropertyEvent = Omit<
  PropertyChange,
  'id' | 'propertyId' | 'fromStatus' | 'toStatus' | 'reason' | 'title' | 'requestId' | 'changes'
> &
  Partial<PropertyChange>;

/** Who does the work of a property that nobody has taken. */
export const INTAKE = 'Emma Clarke';

/** Demo employees need no accounts. */
export const by = (name: string | null): { actorId: null; actorName: string } => ({
  actorId: null,
  actorName: name ?? INTAKE,
});
