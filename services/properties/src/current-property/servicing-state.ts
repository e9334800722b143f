import { COMPLETED } from '../property-status/status-rule.js';

/** Where a property stands as a whole. What is archived is that alone, at whatever step it was. */
export const SERVICING_STATES = ['serviced', 'completed', 'archived'] as const;

/** Whether a row of `current_property` is being serviced: what is counted, waits, and holds its address. */
export const BEING_SERVICED = `(archived_at IS NULL AND status <> ${COMPLETED})`;

/** The state of a row, as text. */
export const SERVICING_STATE = `CASE
  WHEN archived_at IS NOT NULL THEN 'archived'
  WHEN ${BEING_SERVICED} THEN 'serviced' ELSE 'completed' END`;
