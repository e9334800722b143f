import { Injectable } from '@nestjs/common';
import { currentLanguage, ValidationError, wordsOf } from '@phantom/service-kit';
import type { Account } from '../account/account.entity.js';
import { isPasswordOf } from '../account/password-hash.js';
import { PASSWORD_MESSAGES } from '../account/password-messages.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { LoginLimitService } from '../login-limit/login-limit.service.js';
import type { Visitor } from './session.service.js';

/** Asks who is signed in for the password once more, before something that only its owner may do. */
@Injectable()
export class PresentPassword {
  constructor(
    private readonly limit: LoginLimitService,
    private readonly devices: KnownDeviceService,
  ) {}

  /**
   * @throws ValidationError of `current_password` where it is wrong
   * @throws TooManyRequestsError after too many wrong ones: they count as failures to sign in
   */
  async prove(account: Account, password: string, visitor: Visitor): Promise<void> {
    const device = await this.devices.find(account, visitor.device);
    const attempt = {
      action: 'password-check' as const,
      email: account.email,
      accountId: account.id,
      address: visitor.address,
      device,
    };
    if (!(await this.limit.judge(attempt, () => isPasswordOf(account, password)))) {
      const message = wordsOf(PASSWORD_MESSAGES.wrong, currentLanguage());
      throw new ValidationError({ current_password: [message] });
    }
    await this.limit.refund(attempt);
  }
}
