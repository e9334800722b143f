import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { consume, createRateLimiter, hashKey } from './rate-limiter.js';

const MINUTES = 60;

/** Mails that one network or one known device can request, to any recipient. */
const REQUESTER_LIMIT = { points: 20, duration: 60 * MINUTES };

/**
 * Links that an account can receive for one purpose. The duration is half the lifetime of a reset link. So the last link is
 * still valid when a request is refused, and a stranger who requests many links cannot stop the owner from resetting.
 */
const RECIPIENT_LIMIT = { points: 3, duration: 15 * MINUTES };

/** Prevents that strangers use this service to flood mailboxes. */
@Injectable()
export class MailRateLimiter {
  private readonly requesters: RateLimiterPostgres;
  private readonly recipients: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.requesters = createRateLimiter(dataSource, 'mail-from', REQUESTER_LIMIT);
    this.recipients = createRateLimiter(dataSource, 'mail-to', RECIPIENT_LIMIT);
  }

  /** A known device has its own count apart from its network. */
  async consumeRequester(address: string, knownDevice?: string): Promise<void> {
    await consume(this.requesters, hashKey(knownDevice ?? networkOf(address)));
  }

  async consumeRecipient(account: Account, purpose: string): Promise<void> {
    await consume(this.recipients, recipientKey(account, purpose));
  }

  /** Like `consumeRecipient`. @returns false when the recipient exceeds the limit */
  async tryConsumeRecipient(account: Account, purpose: string): Promise<boolean> {
    try {
      await this.consumeRecipient(account, purpose);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }

  async resetRecipient(account: Account, purpose: string): Promise<void> {
    await this.recipients.delete(recipientKey(account, purpose));
  }
}

const recipientKey = ({ id }: Account, purpose: string): string => `${purpose} ${id}`;
