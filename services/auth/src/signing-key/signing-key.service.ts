import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.js';
import { SigningKey } from './signing-key.entity.js';

/** Any number of its own: holds back a second process that boots for the first time as well. */
const FIRST_KEY_LOCK = 8101;

@Injectable()
export class SigningKeyService implements OnModuleInit {
  private current: { id: string; key: CryptoKey | Uint8Array };

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The first boot makes the key; a rotation retires it, inserts another, and restarts the service. */
  async onModuleInit(): Promise<void> {
    const { id, privateJwk } = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_KEY_LOCK]);
      return (await newestKey(manager)) ?? (await createKey(manager));
    });
    this.current = { id, key: await importJWK(privateJwk, 'ES256') };
  }

  /** What to sign with. */
  signer(): { id: string; key: CryptoKey | Uint8Array } {
    return this.current;
  }

  /** What to verify with: the public halves of the keys whose tokens may still be valid. */
  async published(): Promise<JWK[]> {
    const lastToken = new Date(Date.now() - ACCESS_TOKEN_SECONDS * 1000);
    const keys = await this.dataSource.getRepository(SigningKey).find({
      where: [{ retiredAt: IsNull() }, { retiredAt: MoreThan(lastToken) }],
      order: { createdAt: 'DESC' },
    });
    return keys.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: 'ES256', use: 'sig' }));
  }
}

function newestKey(manager: EntityManager): Promise<SigningKey | null> {
  return manager.findOne(SigningKey, {
    where: { retiredAt: IsNull() },
    order: { createdAt: 'DESC' },
  });
}

async function createKey(manager: EntityManager): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  return manager.save(SigningKey, {
    id: await calculateJwkThumbprint(publicJwk),
    publicJwk,
    privateJwk: await exportJWK(privateKey),
    retiredAt: null,
  });
}
