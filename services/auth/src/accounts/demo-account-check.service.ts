import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { StartupError } from '@phantom/service-kit';
import { Repository } from 'typeorm';
import { AuthConfig } from '../config/auth.config.js';
import { Account } from './account.entity.js';

/** Refuses to start in production with demo accounts: their password is public. */
@Injectable()
export class DemoAccountCheck implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly config: AuthConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.nodeEnv !== 'production') return;
    if (!(await this.accounts.existsBy({ demo: true }))) return;
    throw new StartupError(
      'Demo accounts are present, and NODE_ENV is production: delete them (DELETE FROM account WHERE demo) or start outside production',
    );
  }
}
