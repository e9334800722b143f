import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { networkOf, withoutDeadline } from '@phantom/service-kit';
import { appendAuditEntry, type AuditOutcome } from '@phantom/service-kit/audit';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { consume, createRateLimiter, hashKey } from './rate-limiter.js';

export interface LoginAttempt {
  /** The action in the audit log. A `password-check` comes from a person who is signed in. */
  action: 'sign-in' | 'password-check';
  email: string;
  /** Null when no account has this address. */
  accountId: number | null;
  address: string;
  /** The cookie of a known device of the account. */
  device?: string;
}

const MINUTES = 60;

/** The allowed failures per number of seconds. `pair` is one address against one account. */
const LIMITS = {
  device: { points: 10, duration: 15 * MINUTES },
  pair: { points: 5, duration: 15 * MINUTES },
  address: { points: 50, duration: 15 * MINUTES },
  account: { points: 100, duration: 60 * MINUTES },
};

type Scope = keyof typeof LIMITS;

/**
 * Slows down password guessing without locking out the owner of an account. A known device has its own count, which a
 * stranger cannot exhaust.
 */
@Injectable()
export class LoginRateLimiter {
  private readonly limiters: Record<Scope, RateLimiterPostgres>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    const limiter = (scope: Scope) => createRateLimiter(dataSource, scope, LIMITS[scope]);
    this.limiters = {
      device: limiter('device'),
      pair: limiter('pair'),
      address: limiter('address'),
      account: limiter('account'),
    };
  }

  /**
   * Counts the attempt as a failure before it verifies the password, so that concurrent attempts count too. When the
   * verification throws, for example because too many hashes wait, the count is restored.
   *
   * @returns the result of `verify`
   * @throws TooManyRequestsError when a limit is exceeded
   */
  async attempt(attempt: LoginAttempt, verify: () => Promise<boolean>): Promise<boolean> {
    const counts = countsOf(attempt);
    const onFirstRefusal = () => this.auditRefusal(attempt, 'limited');
    for (const [scope, key] of counts) await consume(this.limiters[scope], key, onFirstRefusal);
    try {
      const isVerified = await verify();
      if (!isVerified) await this.auditRefusal(attempt);
      return isVerified;
    } catch (error) {
      const restore = () => counts.map(([scope, key]) => this.limiters[scope].reward(key));
      await withoutDeadline(() => Promise.all(restore()));
      throw error;
    }
  }

  auditRefusal(
    { action, accountId: id }: LoginAttempt,
    outcome: AuditOutcome = 'refused',
  ): Promise<void> {
    // A person who signs in has not proven an identity yet, so the entry has no actor.
    const actorId = action === 'sign-in' ? null : id;
    const record = { type: 'account', id } as const;
    return appendAuditEntry(this.dataSource.manager, { actorId, action, record, outcome });
  }

  /** Takes back the count of a successful attempt, and forgets the earlier failures of this device or address. */
  async reset(attempt: LoginAttempt): Promise<void> {
    for (const [scope, key] of countsOf(attempt)) {
      const limiter = this.limiters[scope];
      await (scope === 'device' || scope === 'pair' ? limiter.delete(key) : limiter.reward(key));
    }
  }
}

/** The narrowest scope comes first: an attempt that it refuses does not count in the wider scopes. */
function countsOf({ email, address, device }: LoginAttempt): [Scope, string][] {
  if (device !== undefined) return [['device', hashKey(device)]];
  const [account, network] = [email.toLowerCase(), networkOf(address)];
  return [
    ['pair', hashKey(`${account} ${network}`)],
    ['address', hashKey(network)],
    ['account', hashKey(account)],
  ];
}
