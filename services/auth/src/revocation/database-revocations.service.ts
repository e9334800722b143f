import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Revocations, type RevocableToken, type RevocationReason } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { RevokedAccount } from './revoked-account.entity.js';
import { RevokedSession } from './revoked-session.entity.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The list forgets after some hours, and an erased account is in the list alone. Technical accounts are in neither. */
const REASON = `
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

/** Knows by the database which tokens are refused: from the commit on, and in every process of this service. */
@Injectable()
export class DatabaseRevocations extends Revocations {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  override async reasonFor(token: RevocableToken): Promise<RevocationReason | undefined> {
    const { id, session, permissionVersion = 0 } = token;
    const sessionId = session !== undefined && UUID.test(session) ? session : null;
    const [row] = await this.dataSource.query<{ reason: RevocationReason | null }[]>(REASON, [
      sessionId,
      id,
      permissionVersion,
    ]);
    return row?.reason ?? undefined;
  }

  override untilKnown(): Promise<void> {
    return Promise.resolve();
  }

  /** @returns why a login has ended, for whoever comes with its refresh token; undefined where that is not known any more */
  async reasonForSession(id: string): Promise<RevocationReason | undefined> {
    const session = await this.dataSource.getRepository(RevokedSession).findOneBy({ id });
    return session?.reason;
  }

  /** Removes those of which no token has time left. */
  async sweep(): Promise<void> {
    for (const entity of [RevokedSession, RevokedAccount]) {
      const expired = this.dataSource.getRepository(entity).createQueryBuilder().delete();
      await expired.where('until < now()').execute();
    }
  }
}
