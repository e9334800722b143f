import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DAY, HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { AccountLinkService } from '../account-links/account-link.service.js';
import { Account } from '../accounts/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { KnownDeviceService } from '../known-devices/known-device.service.js';
import { RevocationService } from '../revocations/revocation.service.js';
import { SessionService } from '../sessions/session.service.js';
import { deleteRetiredPrivateKeys, rotateOldKeys } from '../signing-keys/key-rotation.js';

/** Milliseconds after which the signing key rotates. */
const MAX_KEY_AGE = 90 * DAY;

/** Runs at the start and every hour: deletes expired rows and rotates the signing key. */
@Injectable()
export class ScheduledTasks extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AuthConfig,
    private readonly links: AccountLinkService,
    private readonly devices: KnownDeviceService,
    private readonly sessions: SessionService,
    private readonly revocations: RevocationService,
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    await this.links.deleteExpired();
    await this.devices.deleteExpired();
    await this.sessions.deleteExpired();
    await this.revocations.deleteExpired();
    await this.deleteUnconfirmedAccounts();
    await this.rotateSigningKey();
  }

  private async deleteUnconfirmedAccounts(): Promise<void> {
    const { unconfirmedRetentionDays: days } = this.config;
    await this.dataSource.getRepository(Account).delete({
      emailConfirmedAt: IsNull(),
      type: IsNull(),
      blockedAt: IsNull(),
      passwordHash: Not(IsNull()),
      createdAt: LessThan(new Date(Date.now() - days * DAY)),
    });
  }

  private async rotateSigningKey(): Promise<void> {
    const isRotated = await this.dataSource.transaction((manager) =>
      rotateOldKeys(manager, MAX_KEY_AGE),
    );
    if (isRotated) this.logger.log('The signing key was old and has been rotated');
    await deleteRetiredPrivateKeys(this.dataSource.manager);
  }
}
