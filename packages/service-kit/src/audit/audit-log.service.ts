import { Injectable } from '@nestjs/common';
import { Brackets, DataSource } from 'typeorm';
import { startOfDay } from '../database/start-of-day.js';
import { ROUTINE_ACTIONS } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditEntryDto, AuditPageDto, AuditQueryDto } from './audit.dto.js';

/** Entries at a time. */
const LIMIT = 50;

/** Refused sign-ins are shown: somebody may be guessing passwords. */
const NOT_ROUTINE = `NOT (entry.action IN (:...routine) AND entry.outcome = 'done')`;
const ROUTINE = { routine: ROUTINE_ACTIONS };

/** Reads the audit log of a service. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: DataSource) {}

  async page(query: AuditQueryDto): Promise<AuditPageDto> {
    const { account, action, record, from, to, before } = query;
    const entries = this.database.getRepository(AuditEntry).createQueryBuilder('entry');
    if (account !== undefined) entries.andWhere(byOrAbout(account));
    if (action) entries.andWhere('entry.action = :action', { action });
    if (record) entries.andWhere('entry.recordType = :record', { record });
    if (!action && query.sign_ins === 'false') entries.andWhere(NOT_ROUTINE, ROUTINE);
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
      })
      .orWhere(`entry.details ->> 'account_id' = :recordId`),
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
  details: entry.details,
});
