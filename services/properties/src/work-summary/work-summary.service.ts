import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { companyDay } from '@phantom/service-kit';
import { daysSince } from '../common/calendar.js';
import { AWAITED_STATES } from '../properties/document-requests/document-request.entity.js';
import {
  COMPLETED,
  IN_SERVICING_SQL,
  STATUS_NUMBERS,
} from '../properties/common/property-workflow.js';
import type { StatusWorkDto, WaitingPropertyDto, WorkSummaryDto } from './work-summary.dto.js';

const DAYS = "extract(epoch FROM greatest(now() - status_changed_at, '0'::interval)) / 86400";

const AWAITED_LIST = AWAITED_STATES.map((state) => `'${state}'`).join(', ');

/** The median has one decimal. A completed property does not wait. Archived properties are left out. */
const STATUSES_SQL = `
  SELECT status, count(*)::integer AS count,
    CASE WHEN status <> ${COMPLETED} THEN
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${DAYS})::numeric, 1)::float END AS median_days,
    CASE WHEN status <> ${COMPLETED} THEN floor(max(${DAYS}))::integer END AS longest_days
  FROM current_property WHERE archived_at IS NULL GROUP BY status`;

const WAITING_SQL = `
  SELECT id, reference, address, assigned_to, status, status_changed_at
  FROM current_property WHERE ${IN_SERVICING_SQL}
  ORDER BY status_changed_at, id LIMIT 10`;

/** Counts the same requests as the page of a property. `$1` is the current day in New York. */
const AWAITED_SQL = `
  WITH awaited AS (
    SELECT request.id, property_id, address, title, due_on, due_on < $1::date AS is_overdue
    FROM document_request AS request JOIN current_property AS property ON property.id = property_id
    WHERE state IN (${AWAITED_LIST})
  ), first AS (
    SELECT * FROM awaited ORDER BY due_on, id LIMIT 10
  )
  SELECT count(*)::integer AS awaited,
    (count(*) FILTER (WHERE due_on BETWEEN $1::date AND $1::date + 6))::integer AS due,
    (count(*) FILTER (WHERE is_overdue))::integer AS overdue,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'property_id', property_id, 'address', address,
      'title', title, 'due_on', due_on, 'is_overdue', is_overdue) ORDER BY due_on, id), '[]') FROM first) AS list
  FROM awaited`;

type WaitingRow = Omit<WaitingPropertyDto, 'assign' | 'status_changed_at' | 'days_in_status'> & {
  assigned_to: string | null;
  status_changed_at: Date;
};

@Injectable()
export class WorkSummaryService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(): Promise<WorkSummaryDto> {
    const [statuses, waiting, [requests]] = await Promise.all([
      this.dataSource.query<StatusWorkDto[]>(STATUSES_SQL),
      this.dataSource.query<WaitingRow[]>(WAITING_SQL),
      this.dataSource.query<WorkSummaryDto['requests'][]>(AWAITED_SQL, [companyDay()]),
    ]);
    const none = { awaited: 0, due: 0, overdue: 0, list: [] };
    return {
      error: 0,
      statuses: withAllStatuses(statuses),
      waiting: waiting.map(toWaitingDto),
      requests: requests ?? none,
    };
  }
}

const withAllStatuses = (rows: readonly StatusWorkDto[]): StatusWorkDto[] =>
  STATUS_NUMBERS.map((status) => {
    const empty = { status, count: 0, median_days: null, longest_days: null };
    return rows.find((row) => row.status === status) ?? empty;
  });

const toWaitingDto = ({ assigned_to: label, ...row }: WaitingRow): WaitingPropertyDto => ({
  ...row,
  assign: label === null ? null : { label },
  status_changed_at: row.status_changed_at.toISOString(),
  days_in_status: daysSince(row.status_changed_at),
});
