import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository, type EntityManager } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { KnownDevice } from './known-device.entity.js';

/** Milliseconds after which a device must sign in anew to be known. */
const LIFETIME = 365 * 24 * 3_600_000;

/** The id of no account. */
const NOBODY = 0;

@Injectable()
export class KnownDeviceService {
  constructor(@InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>) {}

  /**
   * @returns the cookie, where it is that of a device on which this very account signed in before; takes the same time
   * for an account that is not there
   */
  async find(account: Account | null, cookie: string | undefined): Promise<string | undefined> {
    if (!cookie) return undefined;
    const [id, accountId] = [hash(cookie), account?.id ?? NOBODY];
    const known = await this.devices.existsBy({ id, accountId, expiresAt: MoreThan(new Date()) });
    return known ? cookie : undefined;
  }

  /** Whether anybody signed in on this device before; takes the same time for every answer. */
  isKnown(cookie = ''): Promise<boolean> {
    return this.devices.existsBy({ id: hash(cookie), expiresAt: MoreThan(new Date()) });
  }

  /** Nobody who got hold of a device of the account has a count of their own any more. */
  async forgetAll(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(KnownDevice, { accountId });
  }

  async sweep(): Promise<void> {
    await this.devices.delete({ expiresAt: LessThan(new Date()) });
  }

  /** @returns the cookie by which the device will be known */
  async add({ id: accountId }: Account): Promise<string> {
    const cookie = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.devices.insert({ id: hash(cookie), accountId, expiresAt });
    return cookie;
  }
}

const hash = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();
