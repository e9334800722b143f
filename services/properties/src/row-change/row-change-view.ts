import type { RowChangeDto } from './row-change.dto.js';
import type { RowChange } from './row-change.entity.js';

/** An entry of the trail, as it is answered. */
export const rowChangeView = (change: RowChange): RowChangeDto => ({
  id: change.id,
  at: change.createdAt.toISOString(),
  by: change.actorName,
  action: change.action,
  title: change.title,
  before: change.before,
  after: change.after,
});
