import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { KnownDevice } from './known-device.entity.js';

/** Milliseconds after which a device must sign in anew to be known. */
const LIFETIME = 365 * 24 * 3_600_000;

@Injectable()
export class KnownDeviceService {
  constructor(@InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>) {}

  /** @returns the cookie, where it is that of a device on which this very account signed in before */
  async find(account: Account | null, cookie: string | undefined): Promise<string | undefined> {
    if (!account || !cookie) return undefined;
    const [id, accountId] = [hash(cookie), account.id];
    const known = await this.devices.existsBy({ id, accountId, expiresAt: MoreThan(new Date()) });
    return known ? cookie : undefined;
  }

  /** @returns the cookie by which the device will be known */
  async add({ id: accountId }: Account): Promise<string> {
    await this.devices.delete({ accountId, expiresAt: LessThan(new Date()) });
    const cookie = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.devices.insert({ id: hash(cookie), accountId, expiresAt });
    return cookie;
  }
}

const hash = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();
