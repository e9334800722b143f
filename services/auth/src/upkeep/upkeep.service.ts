import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { AccountLinkService } from '../account-link/account-link.service.js';
import { Account } from '../account/account.entity.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { RefreshFamilyService } from '../session/refresh-family.service.js';
import { dropRetiredKeys, rotateOldKeys } from '../signing-key/rotate-keys.js';

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** After which another key signs. */
const KEY_AGE = 90 * DAY;

/** After which a registration whose address was never confirmed makes room for another. */
const UNCONFIRMED_AGE = 30 * DAY;

/** What is to be done from time to time: when the service starts, and every hour. */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Upkeep.name);
  private timer?: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: AccountLinkService,
    private readonly devices: KnownDeviceService,
    private readonly families: RefreshFamilyService,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => {
      this.round = this.run().catch((error: unknown) => this.logger.error(error));
    };
    this.timer = setInterval(run, HOUR);
    run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Removes what is over, and lets another key sign where the present one is old. */
  async run(): Promise<void> {
    await this.links.sweep();
    await this.devices.sweep();
    await this.families.sweep();
    await this.dataSource.getRepository(Account).delete({
      emailConfirmedAt: IsNull(),
      type: IsNull(),
      blockedAt: IsNull(),
      passwordHash: Not(IsNull()),
      createdAt: LessThan(new Date(Date.now() - UNCONFIRMED_AGE)),
    });
    const isRotated = await this.dataSource.transaction((manager) =>
      rotateOldKeys(manager, KEY_AGE),
    );
    if (isRotated) this.logger.log('The signing key was old: another takes over');
    await dropRetiredKeys(this.dataSource.manager);
  }
}
