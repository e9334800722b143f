import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DAY, HOUR, Upkeep } from '@phantom/service-kit';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { AccountLinkService } from '../account-link/account-link.service.js';
import { Account } from '../account/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { DatabaseRevocations } from '../revocation/database-revocations.service.js';
import { RefreshFamilyService } from '../session/refresh-family.service.js';
import { dropRetiredKeys, rotateOldKeys } from '../signing-key/rotate-keys.js';

/** After which another key signs. */
const KEY_AGE = 90 * DAY;

/** What is to be done of accounts and keys from time to time. */
@Injectable()
export class AuthUpkeep extends Upkeep {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AuthConfig,
    private readonly links: AccountLinkService,
    private readonly devices: KnownDeviceService,
    private readonly families: RefreshFamilyService,
    private readonly revocations: DatabaseRevocations,
  ) {
    super(HOUR);
  }

  /** Removes what is over, and lets another key sign where the present one is old. */
  override async run(): Promise<void> {
    await this.links.sweep();
    await this.devices.sweep();
    await this.families.sweep();
    await this.revocations.sweep();
    const { unconfirmedRetentionDays: days } = this.config;
    await this.dataSource.getRepository(Account).delete({
      emailConfirmedAt: IsNull(),
      type: IsNull(),
      blockedAt: IsNull(),
      passwordHash: Not(IsNull()),
      createdAt: LessThan(new Date(Date.now() - days * DAY)),
    });
    const isRotated = await this.dataSource.transaction((manager) =>
      rotateOldKeys(manager, KEY_AGE),
    );
    if (isRotated) this.logger.log('The signing key was old: another takes over');
    await dropRetiredKeys(this.dataSource.manager);
  }
}
