import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { companyDay, daysSince } from '../current-property/company-day.js';
import { PROPERTY_STATUSES, type PropertyStatus } from '../current-property/property-status.js';
import type { StatusWorkDto, WaitingPropertyDto, WorkSummaryDto } from './dto/work-summary.dto.js';
import { AWAITED_SQL, STATUSES_SQL, WAITING_SQL } from './work-summary.sql.js';

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
      statuses: everyStatus(statuses),
      waiting: waiting.map(waitingView),
      requests: requests ?? none,
    };
  }
}

const everyStatus = (rows: readonly StatusWorkDto[]): StatusWorkDto[] =>
  Object.keys(PROPERTY_STATUSES).map((number) => {
    const status = Number(number) as PropertyStatus;
    const empty = { status, count: 0, median_days: null, longest_days: null };
    return rows.find((row) => row.status === status) ?? empty;
  });

const waitingView = ({ assigned_to: label, ...row }: WaitingRow): WaitingPropertyDto => ({
  ...row,
  assign: label === null ? null : { label },
  status_changed_at: row.status_changed_at.toISOString(),
  days_in_status: daysSince(row.status_changed_at),
});
