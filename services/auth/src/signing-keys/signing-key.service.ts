import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import { DataSource, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { ensureSigningKey } from './key-rotation.js';
import { SigningKey } from './signing-key.entity.js';

/** How long an access token is valid. The sign-in response contains it as `expires_in`. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

interface Signer {
  id: string;
  key: CryptoKey | Uint8Array;
}

@Injectable()
export class SigningKeyService implements OnModuleInit {
  /** The key of the last token, which is already imported. */
  private cached?: Signer;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The first start creates the key. */
  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(ensureSigningKey);
  }

  /** The current key. It is read for each token, so that a rotation takes effect in all processes at the same time. */
  async signer(): Promise<Signer> {
    const { id, privateJwk } = await this.dataSource.getRepository(SigningKey).findOneOrFail({
      where: { signsFrom: LessThanOrEqual(new Date()) },
      order: { signsFrom: 'DESC' },
    });
    if (this.cached?.id === id) return this.cached;
    if (!privateJwk) throw new Error(`The signing key ${id} is retired`);
    this.cached = { id, key: await importJWK(privateJwk, 'ES256') };
    return this.cached;
  }

  async listPublished(): Promise<JWK[]> {
    const lastToken = new Date(Date.now() - ACCESS_TOKEN_SECONDS * 1000);
    const keys = await this.dataSource.getRepository(SigningKey).find({
      where: [{ retiredAt: IsNull() }, { retiredAt: MoreThan(lastToken) }],
      order: { createdAt: 'DESC' },
    });
    return keys.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: 'ES256', use: 'sig' }));
  }
}
