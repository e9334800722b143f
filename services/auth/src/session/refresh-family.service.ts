import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RevocationReason } from '@phantom/service-kit';
import { keepAudit } from '@phantom/service-kit/audit';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { Account } from '../account/account.entity.js';
import type { Device } from './device-name.js';
import { endFamilies } from './end-families.js';
import { RefreshFamily } from './refresh-family.entity.js';
import {
  hashSecret,
  newSecret,
  nextSecret,
  parseRefreshToken,
  type RefreshToken,
} from './refresh-token.js';

const HOUR = 3_600_000;

/** Milliseconds. A remembered login ends 30 days after it was made, another 12 hours after its last use, and 7 days after it was made. */
const REMEMBERED = 30 * 24 * HOUR;
const UNUSED = 12 * HOUR;
const LONGEST = 7 * 24 * HOUR;

/**
 * Milliseconds within which the token just rotated is taken once more, and answered with the same
 * successor: two tabs renew at the same time, or an answer is lost on the way. Later it is a reuse.
 */
const GRACE = 10_000;

/** A login that goes on: the token to be kept now, and until when. */
export interface Renewal {
  accountId: number;
  token: RefreshToken;
  remember: boolean;
  expiresAt: Date;
}

export interface NewLogin {
  /** Whether it outlives the end of the browser. */
  remember: boolean;
  device: Device;
}

@Injectable()
export class RefreshFamilyService {
  private readonly logger = new Logger(RefreshFamilyService.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Begins a family with its first token.
   *
   * @returns undefined where the account is not as it was when its password was proven
   */
  async start(account: Account, { remember, device }: NewLogin): Promise<Renewal | undefined> {
    const { id: accountId } = account;
    const token = { family: randomUUID(), secret: newSecret() };
    const now = new Date();
    const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED : UNUSED));
    const family = {
      id: token.family,
      accountId,
      tokenHash: hashSecret(token.secret),
      previousHash: null,
      rotatedAt: now,
      seed: randomBytes(32),
      remember,
      expiresAt,
      ...device,
    };
    const isStarted = await this.dataSource.transaction(async (manager) => {
      // Whoever sets another password or blocks the account ends its families: none may begin meanwhile.
      if (!(await isAsProven(manager, account))) return false;
      await manager.insert(RefreshFamily, family);
      const record = { type: 'account', id: accountId } as const;
      await keepAudit(manager, { actorId: accountId, action: 'sign-in', record });
      return true;
    });
    if (!isStarted) return undefined;
    return { accountId, token, remember, expiresAt };
  }

  /** Takes a token and hands out the next; undefined where the login has ended, and where this ends it. */
  async rotate(text: string | undefined): Promise<Renewal | undefined> {
    const token = parseRefreshToken(text);
    if (!token) return undefined;
    return this.dataSource.transaction(async (manager) => {
      const family = await manager.findOne(RefreshFamily, {
        where: { id: token.family },
        lock: { mode: 'pessimistic_write' },
      });
      if (!family || family.expiresAt.getTime() <= Date.now()) return undefined;
      return this.advance(manager, family, token.secret);
    });
  }

  /** Ends the login that the token belongs to. */
  async end(text: string | undefined): Promise<void> {
    const token = parseRefreshToken(text);
    if (!token) return;
    await this.dataSource.transaction((manager) =>
      endFamilies(manager, { id: token.family }, { action: 'sign-out', reason: 'signed-out' }),
    );
  }

  /** Ends one login of the account. @returns whether there was one */
  endOne(accountId: number, id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const cause = { action: 'session-ended', reason: 'session-ended' } as const;
      const ended = await endFamilies(manager, { id, accountId }, cause);
      return ended === 1;
    });
  }

  /**
   * Ends the logins of the account, in the transaction of what makes it necessary.
   *
   * @param reason told to whoever still comes with a token of them
   * @param by who ends them: the account itself, unless told
   */
  async endAll(
    manager: EntityManager,
    accountId: number,
    { reason, except, by }: { reason: RevocationReason; except?: string; by?: number },
  ): Promise<void> {
    const others = except === undefined ? {} : { id: Not(except) };
    const cause = { action: 'session-ended', reason, by } as const;
    await endFamilies(manager, { accountId, ...others }, cause);
  }

  /** Those of the account that go on, the one last used first. */
  listOf(accountId: number): Promise<RefreshFamily[]> {
    return this.families.find({
      where: { accountId, expiresAt: MoreThan(new Date()) },
      order: { rotatedAt: 'DESC' },
    });
  }

  /** @returns the family of a refresh cookie, where it is one of this account */
  async idOf(accountId: number, text: string | undefined): Promise<string | undefined> {
    const token = parseRefreshToken(text);
    if (!token) return undefined;
    const family = await this.families.findOneBy({ id: token.family, accountId });
    const hash = hashSecret(token.secret);
    const isOwn = family?.tokenHash.equals(hash) || family?.previousHash?.equals(hash);
    return isOwn ? family?.id : undefined;
  }

  async sweep(): Promise<void> {
    await this.families.delete({ expiresAt: LessThan(new Date()) });
  }

  private get families() {
    return this.dataSource.getRepository(RefreshFamily);
  }

  private async advance(
    manager: EntityManager,
    family: RefreshFamily,
    presented: string,
  ): Promise<Renewal | undefined> {
    const hash = hashSecret(presented);
    const secret = nextSecret(family.seed, presented);
    if (hash.equals(family.tokenHash)) {
      await manager.save(rotated(family, hashSecret(secret)));
      return renewal(family, secret);
    }
    const age = Date.now() - family.rotatedAt.getTime();
    if (family.previousHash?.equals(hash) && age <= GRACE) return renewal(family, secret);
    this.logger.warn(
      `An old refresh token was used again: login ended for account ${family.accountId}`,
    );
    const cause = { action: 'session-reused', reason: 'refresh-token-reused' } as const;
    await endFamilies(manager, { id: family.id }, cause);
    return undefined;
  }
}

function rotated(family: RefreshFamily, tokenHash: Buffer): RefreshFamily {
  const now = new Date();
  family.previousHash = family.tokenHash;
  family.tokenHash = tokenHash;
  family.rotatedAt = now;
  if (!family.remember) {
    const end = Math.min(now.getTime() + UNUSED, family.createdAt.getTime() + LONGEST);
    family.expiresAt = new Date(end);
  }
  return family;
}

function renewal({ id, accountId, remember, expiresAt }: RefreshFamily, secret: string): Renewal {
  return { accountId, token: { family: id, secret }, remember, expiresAt };
}

function isAsProven(manager: EntityManager, { id, passwordHash }: Account): Promise<boolean> {
  return manager
    .findOne(Account, {
      select: { id: true },
      where: { id, passwordHash: passwordHash ?? IsNull(), blockedAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    })
    .then((account) => account !== null);
}
