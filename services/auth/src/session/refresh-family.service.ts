import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { RefreshFamily } from './refresh-family.entity.js';
import {
  hashSecret,
  newSecret,
  nextSecret,
  parseRefreshToken,
  type RefreshToken,
} from './refresh-token.js';

const HOUR = 3_600_000;

/** Milliseconds. A remembered login ends 30 days after it was made, another 12 hours after its last use. */
const REMEMBERED = 30 * 24 * HOUR;
const UNUSED = 12 * HOUR;

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

@Injectable()
export class RefreshFamilyService {
  private readonly logger = new Logger(RefreshFamilyService.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Begins a family with its first token. */
  async start(accountId: number, remember: boolean): Promise<Renewal> {
    const families = this.dataSource.getRepository(RefreshFamily);
    await families.delete({ expiresAt: LessThan(new Date()) });
    const token = { family: randomUUID(), secret: newSecret() };
    const now = new Date();
    const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED : UNUSED));
    await families.insert({
      id: token.family,
      accountId,
      tokenHash: hashSecret(token.secret),
      previousHash: null,
      rotatedAt: now,
      seed: randomBytes(32),
      remember,
      expiresAt,
    });
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
    if (token) await this.dataSource.getRepository(RefreshFamily).delete({ id: token.family });
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
    await manager.remove(family);
    return undefined;
  }
}

function rotated(family: RefreshFamily, tokenHash: Buffer): RefreshFamily {
  const now = new Date();
  family.previousHash = family.tokenHash;
  family.tokenHash = tokenHash;
  family.rotatedAt = now;
  if (!family.remember) family.expiresAt = new Date(now.getTime() + UNUSED);
  return family;
}

function renewal({ id, accountId, remember, expiresAt }: RefreshFamily, secret: string): Renewal {
  return { accountId, token: { family: id, secret }, remember, expiresAt };
}
