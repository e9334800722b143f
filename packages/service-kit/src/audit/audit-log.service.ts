import { Injectable } from '@nestjs/common';
import { Brackets, DataSource } from 'typeorm';
import { startOfDay } from '../database/start-of-day.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditEntryDto, AuditPageDto } from './audit.dto.js';
import type { AuditQueryDto } from './audit-query.dto.js';

/** Entries at a time. */
const LIMIT = 50;

/** Reads the audit log of a service. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: DataSource) {}

  async page({ account, from, to, before }: AuditQueryDto): Promise<AuditPageDto> {
    const entries = this.database.getRepository(AuditEntry).createQueryBuilder('entry');
    if (account !== undefined) entries.andWhere(byOrAbout(account));
    if (from) entries.andWhere(`entry.at >= ${startOfDay(':from')}`, { from });
    if (to) entries.andWhere(`entry.at < ${startOfDay(':to', 1)}`, { to });
    if (before !== undefined) entries.andWhere('entry.id < :before', { before });
    const found = await entries
      .orderBy('entry.id', 'DESC')
      .take(LIMIT + 1)
      .getMany();
    const list = found.slice(0, LIMIT).map(view);
    const next = found.length > LIMIT ? (list.at(-1)?.id ?? null) : null;
    return { error: 0, list, next };
  }
}

const byOrAbout = (account: number): Brackets =>
  new Brackets((either) =>
    either
      .where('entry.actorId = :account', { account })
      .orWhere(`entry.recordType = 'account' AND entry.recordId = :recordId`, {
        recordId: String(account),
      }),
  );

const view = (entry: AuditEntry): AuditEntryDto => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor_id: entry.actorId,
  action: entry.action,
  record_type: entry.recordType,
  record_id: entry.recordId,
  outcome: entry.outcome,
  request_id: entry.requestId,
  network: entry.network,
});
