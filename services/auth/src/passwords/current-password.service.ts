import { Injectable } from '@nestjs/common';
import { fieldError } from '@phantom/service-kit';
import type { Account } from '../accounts/account.entity.js';
import { KnownDeviceService } from '../known-devices/known-device.service.js';
import { verifyPassword } from '../password-hashing/password-hash.js';
import { LoginRateLimiter } from '../rate-limits/login-rate-limiter.service.js';
import type { ClientInfo } from '../sessions/login.service.js';
import { PASSWORD_MESSAGES } from '../common/messages.js';

/** Verifies the password of a person who is signed in, before a sensitive action. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly rateLimiter: LoginRateLimiter,
    private readonly devices: KnownDeviceService,
  ) {}

  /** A wrong password counts as a failed login. */
  async verify(account: Account, password: string, client: ClientInfo): Promise<void> {
    const device = await this.devices.find(account, client.device);
    const attempt = {
      action: 'password-check' as const,
      email: account.email,
      accountId: account.id,
      address: client.address,
      device,
    };
    const isRight = await this.rateLimiter.attempt(attempt, () =>
      verifyPassword(account, password),
    );
    if (!isRight) {
      throw fieldError('current_password', PASSWORD_MESSAGES.wrong);
    }
    await this.rateLimiter.reset(attempt);
  }
}
