import type { EntityManager } from 'typeorm';
import type { CurrentProperty } from '../properties/common/property.entity.js';
import { PropertyChange } from '../properties/history/property-history.entity.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';
import { noon, type StoryMove } from './property-story.js';

/** A history entry of the demo. */
export type PropertyEvent = Omit<
  PropertyChange,
  'id' | 'propertyId' | 'fromStatus' | 'toStatus' | 'reason' | 'title' | 'requestId' | 'changes'
> &
  Partial<PropertyChange>;

/** The employee who works on properties without an assignee. */
const INTAKE = 'Emma Clarke';

/** The actor of an entry. Demo employees have no accounts. */
export const by = (name: string | null): { actorId: null; actorName: string } => ({
  actorId: null,
  actorName: name ?? INTAKE,
});

const HOUR = 60 * 60 * 1000;

/** Inserts the history of a property in order of time: its creation, its assignment, its moves and its requests. */
export async function seedPropertyHistory(
  manager: EntityManager,
  { id: propertyId, assignedTo }: CurrentProperty,
  demo: CurrentPropertyDemo,
  moves: readonly StoryMove[],
  requested: readonly PropertyEvent[],
): Promise<void> {
  const submitted = noon(demo.submitted);
  const events: PropertyEvent[] = [
    { kind: 'created', at: new Date(submitted.getTime() - HOUR), toStatus: 1, ...by(INTAKE) },
    ...moves.map(({ from, to, at, reason }): PropertyEvent => ({
      kind: 'status',
      at,
      reason,
      ...by(assignedTo),
      fromStatus: from,
      toStatus: to,
    })),
    ...requested,
  ];
  if (assignedTo !== null) {
    const changes = [{ field: 'assign', old: null, new: assignedTo }];
    events.push({ kind: 'edited', at: submitted, changes, ...by(INTAKE) });
  }
  const ordered = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await manager.insert(
    PropertyChange,
    ordered.map((event) => ({ ...event, propertyId })),
  );
}
