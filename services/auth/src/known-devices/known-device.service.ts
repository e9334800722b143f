import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY, newSecret, sha256 } from '@phantom/service-kit';
import { LessThan, MoreThan, Repository, type EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { KnownDevice } from './known-device.entity.js';

/** Milliseconds for which a device stays known after a login. */
const LIFETIME = 365 * DAY;

/** An id that no account has. */
const NO_ACCOUNT_ID = 0;

@Injectable()
export class KnownDeviceService {
  constructor(@InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>) {}

  /** Queries the database for an unknown account too: the response time must not reveal whether the account exists. */
  async find(account: Account | null, cookie: string | undefined): Promise<string | undefined> {
    if (!cookie) return undefined;
    const [id, accountId] = [sha256(cookie), account?.id ?? NO_ACCOUNT_ID];
    const known = await this.devices.existsBy({ id, accountId, expiresAt: MoreThan(new Date()) });
    return known ? cookie : undefined;
  }

  /** Whether any account signed in on this device before. Queries the database for a missing cookie too. */
  isKnown(cookie = ''): Promise<boolean> {
    return this.devices.existsBy({ id: sha256(cookie), expiresAt: MoreThan(new Date()) });
  }

  /** @returns the new device cookie */
  async add({ id: accountId }: Account): Promise<string> {
    const cookie = newSecret();
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.devices.insert({ id: sha256(cookie), accountId, expiresAt });
    return cookie;
  }

  /** Removes all devices of the account, so that a stolen device cookie has no separate rate limit any more. */
  async removeAll(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(KnownDevice, { accountId });
  }

  async deleteExpired(): Promise<void> {
    await this.devices.delete({ expiresAt: LessThan(new Date()) });
  }
}
