import type { PropertyChangeDto } from './dto/property-change.dto.js';
import type { PropertyChange } from './property-change.entity.js';

/** An entry of the trail, as it is answered. */
export const changeView = (change: PropertyChange): PropertyChangeDto => ({
  id: change.id,
  at: change.at.toISOString(),
  actor: { id: change.actorId, name: change.actorName },
  kind: change.kind,
  from_status: change.fromStatus,
  to_status: change.toStatus,
  reason: change.reason,
  title: change.title,
  request_id: change.requestId,
  changes: change.changes,
});
