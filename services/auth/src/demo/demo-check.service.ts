import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { StartupError } from '@phantom/service-kit';
import { AccountService } from '../account/account.service.js';
import { AuthConfig } from '../config/auth.config.js';

@Injectable()
export class DemoCheckService implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AccountService,
    private readonly config: AuthConfig,
  ) {}

  /** Everyone can read the password of a demo account. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.nodeEnv !== 'production') return;
    if (!(await this.accounts.hasDemoAccounts())) return;
    throw new StartupError(
      'Demo accounts are present, and NODE_ENV is production: delete them (DELETE FROM account WHERE demo) or start outside production',
    );
  }
}
