import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { networkOf, withoutDeadline } from '@phantom/service-kit';
import { keepAudit, type AuditOutcome } from '@phantom/service-kit/audit';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { fingerprint, limiterOf, spend, TooOftenError } from './spend.js';

/** One try to prove who one is. */
export interface Attempt {
  /** What for, as the audit log names it; a check is made by who is signed in. */
  action: 'sign-in' | 'password-check';
  email: string;
  /** Null where there is no account with this address. */
  accountId: number | null;
  address: string;
  /** The cookie of a device on which the account signed in before. */
  device?: string;
}

const MINUTES = 60;

/**
 * How many failures are allowed, and within how many seconds. Those of one address against one
 * account end soon; those of one address against any, and of any against one account, later.
 */
const LIMITS = {
  device: { points: 10, duration: 15 * MINUTES },
  pair: { points: 5, duration: 15 * MINUTES },
  address: { points: 50, duration: 15 * MINUTES },
  account: { points: 100, duration: 60 * MINUTES },
};

type Kind = keyof typeof LIMITS;

/**
 * Slows down guessing without locking anybody out: who signed in on a device before has a count of
 * their own there, which no stranger can use up.
 */
@Injectable()
export class LoginLimitService {
  private readonly limiters: Record<Kind, RateLimiterPostgres>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    const limiter = (kind: Kind) => limiterOf(dataSource, kind, LIMITS[kind]);
    this.limiters = {
      device: limiter('device'),
      pair: limiter('pair'),
      address: limiter('address'),
      account: limiter('account'),
    };
  }

  /**
   * Counts the attempt as a failure before its password is looked at, so that attempts made at the
   * same time count too; not where that then is not done, as when too many sign in at once.
   *
   * @param isProven looks at the password
   * @throws TooManyRequestsError where there were too many
   */
  async judge(attempt: Attempt, isProven: () => Promise<boolean>): Promise<boolean> {
    const counts = countsOf(attempt);
    for (const [kind, key] of counts) await this.spend(attempt, kind, key);
    try {
      const proven = await isProven();
      if (!proven) await this.keepRefusal(attempt);
      return proven;
    } catch (error) {
      const takeBack = () => counts.map(([kind, key]) => this.limiters[kind].reward(key));
      await withoutDeadline(() => Promise.all(takeBack()));
      throw error;
    }
  }

  /** Notes in the audit log that the attempt led to nothing. */
  keepRefusal(
    { action, accountId: id }: Attempt,
    outcome: AuditOutcome = 'refused',
  ): Promise<void> {
    // Who signs in has yet to prove who they are.
    const actorId = action === 'sign-in' ? null : id;
    const record = { type: 'account', id } as const;
    return keepAudit(this.dataSource.manager, { actorId, action, record, outcome });
  }

  /** The attempt was no failure; those before it against this account are forgiven. */
  async refund(attempt: Attempt): Promise<void> {
    for (const [kind, key] of countsOf(attempt)) {
      const limiter = this.limiters[kind];
      await (kind === 'device' || kind === 'pair' ? limiter.delete(key) : limiter.reward(key));
    }
  }

  private async spend(attempt: Attempt, kind: Kind, key: string): Promise<void> {
    try {
      await spend(this.limiters[kind], key);
    } catch (error) {
      // The first alone: whoever goes on trying fills no table.
      if (error instanceof TooOftenError && error.isFirst) {
        await this.keepRefusal(attempt, 'limited');
      }
      throw error;
    }
  }
}

/** The narrowest first: an attempt refused there is not counted against others. */
function countsOf({ email, address, device }: Attempt): [Kind, string][] {
  if (device !== undefined) return [['device', fingerprint(device)]];
  const [account, network] = [email.toLowerCase(), networkOf(address)];
  return [
    ['pair', fingerprint(`${account} ${network}`)],
    ['address', fingerprint(network)],
    ['account', fingerprint(account)],
  ];
}
