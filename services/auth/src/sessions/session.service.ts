import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DAY, HOUR, newSecret, type RevocationReason, sha256 } from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import {
  DataSource,
  IsNull,
  LessThan,
  MoreThan,
  Not,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { RevokedSession } from '../revocations/revocation.entity.js';
import type { Device } from './device-name.js';
import { nextSecret, parseRefreshToken, type RefreshToken } from './refresh-token.js';
import { Session } from './session.entity.js';

/** Milliseconds after the login at which a remembered session ends. */
const REMEMBERED_LIFETIME = 30 * DAY;
/** Milliseconds without use after which any other session ends. */
const IDLE_TIMEOUT = 12 * HOUR;
/** Milliseconds after the login at which any other session ends at the latest. */
const MAX_LIFETIME = 7 * DAY;

/**
 * Milliseconds within which the previous refresh token is still accepted and gets the same next token. Two tabs may refresh
 * at the same time, or a response may get lost. Later, a previous token is a reuse.
 */
const GRACE_PERIOD = 10_000;

/**
 * How long a revoked session stays in the revocation list, as a PostgreSQL interval. It exceeds every lifetime that depends
 * on a session: an access token lasts 15 minutes, the staff pass of the gateway 4 hours.
 */
const REVOCATION_RETENTION = '5 hours';

export interface IssuedRefreshToken {
  accountId: number;
  token: RefreshToken;
  remember: boolean;
  expiresAt: Date;
}

interface RevocationCause {
  action: 'sign-out' | 'session-ended' | 'session-reused';
  /** The response to a request with a token of a revoked session names it. */
  reason: RevocationReason;
  /** The account that revokes; by default the account of the session. */
  by?: number;
}

@Injectable()
export class SessionService {
  private readonly logger = new Logger(SessionService.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns undefined when the account changed since its password was verified */
  async create(
    account: Account,
    { remember, device }: { remember: boolean; device: Device },
  ): Promise<IssuedRefreshToken | undefined> {
    const { id: accountId } = account;
    const token = { sessionId: randomUUID(), secret: newSecret() };
    const now = new Date();
    const lifetime = remember ? REMEMBERED_LIFETIME : IDLE_TIMEOUT;
    const expiresAt = new Date(now.getTime() + lifetime);
    const session = {
      id: token.sessionId,
      accountId,
      tokenHash: sha256(token.secret),
      previousHash: null,
      rotatedAt: now,
      seed: randomBytes(32),
      remember,
      expiresAt,
      ...device,
    };
    const isCreated = await this.dataSource.transaction(async (manager) => {
      // A new password or a block revokes all sessions. The lock prevents that a session starts in the meantime.
      if (!(await lockUnchanged(manager, account))) return false;
      await manager.insert(Session, session);
      const record = { type: 'account', id: accountId } as const;
      await appendAuditEntry(manager, { actorId: accountId, action: 'sign-in', record });
      return true;
    });
    return isCreated ? { accountId, token, remember, expiresAt } : undefined;
  }

  /** Exchanges a refresh token for the next one. A reused token revokes the session. */
  async rotate(text: string | undefined): Promise<IssuedRefreshToken | undefined> {
    const token = parseRefreshToken(text);
    if (!token) return undefined;
    return this.dataSource.transaction(async (manager) => {
      const session = await manager.findOne(Session, {
        where: { id: token.sessionId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!session || session.expiresAt.getTime() <= Date.now()) return undefined;
      return this.rotateLocked(manager, session, token.secret);
    });
  }

  private async rotateLocked(
    manager: EntityManager,
    session: Session,
    secret: string,
  ): Promise<IssuedRefreshToken | undefined> {
    const hash = sha256(secret);
    const next = nextSecret(session.seed, secret);
    if (hash.equals(session.tokenHash)) {
      await manager.save(advance(session, sha256(next)));
      return toIssuedToken(session, next);
    }
    const age = Date.now() - session.rotatedAt.getTime();
    if (session.previousHash?.equals(hash) && age <= GRACE_PERIOD) {
      return toIssuedToken(session, next);
    }
    this.logger.warn(
      `A refresh token was used again: session revoked for account ${session.accountId}`,
    );
    const cause = { action: 'session-reused', reason: 'refresh-token-reused' } as const;
    await revokeSessions(manager, { id: session.id }, cause);
    return undefined;
  }

  async revokeByToken(text: string | undefined): Promise<void> {
    const token = parseRefreshToken(text);
    if (!token) return;
    const cause = { action: 'sign-out', reason: 'signed-out' } as const;
    await this.dataSource.transaction((manager) =>
      revokeSessions(manager, { id: token.sessionId }, cause),
    );
  }

  /** Revokes one session of the account. @returns false when the account has no such session */
  revokeOne(accountId: number, id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const cause = { action: 'session-ended', reason: 'session-ended' } as const;
      return (await revokeSessions(manager, { id, accountId }, cause)) === 1;
    });
  }

  /** Call it in the transaction of the change that requires it. */
  async revokeAll(
    manager: EntityManager,
    accountId: number,
    { except, ...cause }: Omit<RevocationCause, 'action'> & { except?: string },
  ): Promise<void> {
    const others = except === undefined ? {} : { id: Not(except) };
    await revokeSessions(manager, { accountId, ...others }, { action: 'session-ended', ...cause });
  }

  listActive(accountId: number): Promise<Session[]> {
    return this.repository.find({
      where: { accountId, expiresAt: MoreThan(new Date()) },
      order: { rotatedAt: 'DESC' },
    });
  }

  async findIdByToken(accountId: number, text: string | undefined): Promise<string | undefined> {
    const token = parseRefreshToken(text);
    if (!token) return undefined;
    const session = await this.repository.findOneBy({ id: token.sessionId, accountId });
    const hash = sha256(token.secret);
    const isValid = session?.tokenHash.equals(hash) || session?.previousHash?.equals(hash);
    return isValid ? session?.id : undefined;
  }

  async deleteExpired(): Promise<void> {
    await this.repository.delete({ expiresAt: LessThan(new Date()) });
  }

  private get repository() {
    return this.dataSource.getRepository(Session);
  }
}

/** Deletes sessions, adds them to the session revocation list and audits each. @returns their number */
async function revokeSessions(
  manager: EntityManager,
  where: FindOptionsWhere<Session>,
  { action, reason, by }: RevocationCause,
): Promise<number> {
  const deletion = manager.createQueryBuilder().delete().from(Session).where(where);
  const { raw } = await deletion.returning('id, account_id').execute();
  const deleted = raw as { id: string; account_id: number }[];
  const until = () => `now() + interval '${REVOCATION_RETENTION}'`;
  await manager.insert(
    RevokedSession,
    deleted.map(({ id }) => ({ id, reason, until })),
  );
  for (const { id, account_id: accountId } of deleted) {
    const record = { type: 'session', id } as const;
    await appendAuditEntry(manager, { actorId: by ?? accountId, action, record });
  }
  return deleted.length;
}

/** Stores the next token. A remembered session keeps its end; any other one is extended by its use. */
function advance(session: Session, tokenHash: Buffer): Session {
  const now = new Date();
  session.previousHash = session.tokenHash;
  session.tokenHash = tokenHash;
  session.rotatedAt = now;
  if (!session.remember) {
    const end = Math.min(now.getTime() + IDLE_TIMEOUT, session.createdAt.getTime() + MAX_LIFETIME);
    session.expiresAt = new Date(end);
  }
  return session;
}

function toIssuedToken(session: Session, secret: string): IssuedRefreshToken {
  const { id: sessionId, accountId, remember, expiresAt } = session;
  return { accountId, token: { sessionId, secret }, remember, expiresAt };
}

/** Locks the account. @returns false when the password changed or the account was blocked */
async function lockUnchanged(
  manager: EntityManager,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const account = await manager.findOne(Account, {
    select: { id: true },
    where: { id, passwordHash: passwordHash ?? IsNull(), blockedAt: IsNull() },
    lock: { mode: 'pessimistic_read' },
  });
  return account !== null;
}
