import type { EntityManager } from 'typeorm';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import { PropertyChange } from '../property-change/property-change.entity.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';
import { by, INTAKE, type PropertyEvent } from './property-events.js';
import { noon, type StoryMove } from './property-story.js';

const HOUR = 60 * 60 * 1000;

/** What happened to a property until today, oldest first: how it came in, who took it, and its way. */
export async function seedPropertyHistory(
  manager: EntityManager,
  { id: propertyId, assignedTo }: CurrentProperty,
  demo: CurrentPropertyDemo,
  moves: readonly StoryMove[],
  requested: readonly PropertyEvent[],
): Promise<void> {
  const came = noon(demo.submitted);
  const events: PropertyEvent[] = [
    { kind: 'created', at: new Date(came.getTime() - HOUR), toStatus: 1, ...by(INTAKE) },
    ...moves.map(({ from, to, at, reason }): PropertyEvent => ({
      ...{ kind: 'status', at, reason, ...by(assignedTo) },
      ...{ fromStatus: from, toStatus: to },
    })),
    ...requested,
  ];
  if (assignedTo !== null) {
    const changes = [{ field: 'assign', old: null, new: assignedTo }];
    events.push({ kind: 'edited', at: came, changes, ...by(INTAKE) });
  }
  const inTime = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await manager.insert(
    PropertyChange,
    inTime.map((event) => ({ ...event, propertyId })),
  );
}
