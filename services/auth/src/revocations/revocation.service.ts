import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Revocations, type RevocableToken, type RevocationReason } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import type { RevokedSessionsDto } from './revocation.dto.js';
import { RevokedAccount, RevokedSession } from './revocation.entity.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads both the account and its revocation: revocations are deleted after some hours, and an erased account has only a
 * revocation. Technical accounts have neither.
 */
const REASON_SQL = `
  SELECT COALESCE(
    (SELECT reason FROM ended_session WHERE id = $1),
    CASE
      WHEN GREATEST(account.permission_version, account_revocation.permission_version) > $3
        THEN COALESCE(account_revocation.reason, 'role-changed')
    END
  ) AS reason
  FROM (VALUES ($2::integer)) AS token (account_id)
  LEFT JOIN account ON account.id = token.account_id
  LEFT JOIN account_revocation ON account_revocation.account_id = token.account_id`;

/**
 * A revocation is timestamped at the start of its transaction and visible after its end. So the query also returns
 * revocations that are older than `since` by the longest duration of a transaction. A PostgreSQL interval.
 */
const OVERLAP = '60 seconds';

/** Reads revocations from the database. So every process refuses a token from the commit of its revocation on. */
@Injectable()
export class RevocationService extends Revocations {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  override async reasonFor(token: RevocableToken): Promise<RevocationReason | undefined> {
    const { id, session, permissionVersion = 0 } = token;
    const sessionId = session !== undefined && UUID.test(session) ? session : null;
    const [row] = await this.dataSource.query<{ reason: RevocationReason | null }[]>(REASON_SQL, [
      sessionId,
      id,
      permissionVersion,
    ]);
    return row?.reason ?? undefined;
  }

  override untilKnown(): Promise<void> {
    return Promise.resolve();
  }

  async reasonForSession(id: string): Promise<RevocationReason | undefined> {
    const session = await this.dataSource.getRepository(RevokedSession).findOneBy({ id });
    return session?.reason;
  }

  /** For gateways of the previous release. Remove it with the next release. The response may repeat sessions of the last one. */
  async listSessions(since: string | undefined): Promise<RevokedSessionsDto> {
    const [{ now }] = await this.dataSource.query<[{ now: Date }]>('SELECT now()');
    const sessions = this.dataSource.getRepository(RevokedSession);
    const query = sessions.createQueryBuilder('session').where('until > now()');
    if (since !== undefined) {
      query.andWhere(`ended_at >= CAST(:since AS timestamptz) - interval '${OVERLAP}'`, { since });
    }
    const list = await query.getMany();
    const ended = list.map(({ id, until }) => ({ id, until: until.toISOString() }));
    return { as_of: now.toISOString(), ended };
  }

  async deleteExpired(): Promise<void> {
    for (const entity of [RevokedSession, RevokedAccount]) {
      const deletion = this.dataSource.getRepository(entity).createQueryBuilder().delete();
      await deletion.where('until < now()').execute();
    }
  }
}
