import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import { DataSource, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.js';
import { firstKey } from './rotate-keys.js';
import { SigningKey } from './signing-key.entity.js';

interface Signer {
  id: string;
  key: CryptoKey | Uint8Array;
}

@Injectable()
export class SigningKeyService implements OnModuleInit {
  /** The key that signed last. */
  private last?: Signer;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The first boot makes the key. */
  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(firstKey);
  }

  /** What to sign with: looked up for each token, so that a rotation is in force at its time in every process. */
  async signer(): Promise<Signer> {
    const { id, privateJwk } = await this.dataSource.getRepository(SigningKey).findOneOrFail({
      where: { signsFrom: LessThanOrEqual(new Date()) },
      order: { signsFrom: 'DESC' },
    });
    if (this.last?.id === id) return this.last;
    if (!privateJwk) throw new Error(`The key ${id} is retired: it signs nothing`);
    this.last = { id, key: await importJWK(privateJwk, 'ES256') };
    return this.last;
  }

  /** What to verify with: the public halves of the keys whose tokens may be valid, now or soon. */
  async published(): Promise<JWK[]> {
    const lastToken = new Date(Date.now() - ACCESS_TOKEN_SECONDS * 1000);
    const keys = await this.dataSource.getRepository(SigningKey).find({
      where: [{ retiredAt: IsNull() }, { retiredAt: MoreThan(lastToken) }],
      order: { createdAt: 'DESC' },
    });
    return keys.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: 'ES256', use: 'sig' }));
  }
}
