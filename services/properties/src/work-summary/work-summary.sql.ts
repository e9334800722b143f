import { BEING_SERVICED } from '../current-property/servicing-state.js';
import { AWAITED } from '../document-request/request-state.js';
import { COMPLETED } from '../property-status/status-rule.js';

const DAYS = "extract(epoch FROM greatest(now() - status_changed_at, '0'::interval)) / 86400";

const AWAITED_STATES = AWAITED.map((state) => `'${state}'`).join(', ');

/** Days of a status with one digit after the point; a completed property waits for nothing. Archived ones are no work. */
export const STATUSES_SQL = `
  SELECT status, count(*)::integer AS count,
    CASE WHEN status <> ${COMPLETED} THEN
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${DAYS})::numeric, 1)::float END AS median_days,
    CASE WHEN status <> ${COMPLETED} THEN floor(max(${DAYS}))::integer END AS longest_days
  FROM current_property WHERE archived_at IS NULL GROUP BY status`;

export const WAITING_SQL = `
  SELECT id, reference, address, assigned_to, status, status_changed_at
  FROM current_property WHERE ${BEING_SERVICED}
  ORDER BY status_changed_at, id LIMIT 10`;

/** As the page of a property has them: a request ends when its property moves on. `$1` is the day that it is at the company. */
export const AWAITED_SQL = `
  WITH awaited AS (
    SELECT request.id, property_id, address, title, due_on, due_on < $1::date AS is_overdue
    FROM document_request AS request JOIN current_property AS property ON property.id = property_id
    WHERE state IN (${AWAITED_STATES})
  ), first AS (
    SELECT * FROM awaited ORDER BY due_on, id LIMIT 10
  )
  SELECT count(*)::integer AS awaited,
    (count(*) FILTER (WHERE due_on BETWEEN $1::date AND $1::date + 6))::integer AS due,
    (count(*) FILTER (WHERE is_overdue))::integer AS overdue,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'property_id', property_id, 'address', address,
      'title', title, 'due_on', due_on, 'is_overdue', is_overdue) ORDER BY due_on, id), '[]') FROM first) AS list
  FROM awaited`;
