import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { fingerprint, limiterOf, spend } from './spend.js';

const MINUTES = 60;

/** Who may have how many mails written, to whomever. */
const SENDER = { points: 20, duration: 60 * MINUTES };

/**
 * How many links an account gets for one purpose. Half the life of the shortest: whoever is refused has one in the
 * mailbox that can be used for a quarter of an hour still, so nobody is kept from resetting by who asks too often.
 */
const RECEIVER = { points: 3, duration: 15 * MINUTES };

/** Keeps this service from filling the mailboxes of others. */
@Injectable()
export class MailLimitService {
  private readonly sender: RateLimiterPostgres;
  private readonly receiver: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.sender = limiterOf(dataSource, 'mail-from', SENDER);
    this.receiver = limiterOf(dataSource, 'mail-to', RECEIVER);
  }

  /**
   * @param device the cookie of a device where somebody has signed in: it counts for itself, not with its network
   * @throws TooManyRequestsError where too many were asked for from there
   */
  async spendSender(address: string, device?: string): Promise<void> {
    await spend(this.sender, fingerprint(device ?? networkOf(address)));
  }

  /** @throws TooManyRequestsError where the account got too many */
  async spendReceiver({ id }: Account, purpose: string): Promise<void> {
    await spend(this.receiver, `${purpose} ${id}`);
  }

  /** @returns false where the account got too many */
  async mayReceive(account: Account, purpose: string): Promise<boolean> {
    try {
      await this.spendReceiver(account, purpose);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }

  /** The links that the account got were used, so that it may get others. */
  async forget({ id }: Account, purpose: string): Promise<void> {
    await this.receiver.delete(`${purpose} ${id}`);
  }
}
