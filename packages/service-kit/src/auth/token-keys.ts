import { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  type CryptoKey,
  customFetch,
  errors,
  type FetchImplementation,
} from 'jose';
import { ProcessConfig } from '../config/process-config.js';
import { ServiceUnavailableError, UnauthorizedError } from '../errors/errors.js';

/** Milliseconds between two fetches for an unknown key id: forged ids cost one fetch. */
const COOLDOWN = 10_000;

/** Milliseconds for which fetched keys are used. A new key is published at least as long before it signs. */
export const JWKS_LIFETIME = 600_000;

/** The public keys of the auth service, fetched on demand and cached. */
@Injectable()
export class TokenKeys {
  private readonly published: ReturnType<typeof createRemoteJWKSet>;
  private readonly imported = new WeakMap<CryptoKey, KeyObject>();

  constructor({ jwksUrl }: ProcessConfig) {
    this.published = createRemoteJWKSet(new URL(jwksUrl), {
      cacheMaxAge: JWKS_LIFETIME,
      cooldownDuration: COOLDOWN,
      [customFetch]: fetchKeys,
    });
  }

  /** The key as a KeyObject: a PEM verifies 8 times slower. @throws UnauthorizedError for an unknown key, ServiceUnavailableError without keys */
  async find({ alg, kid }: { alg?: string; kid?: string }): Promise<KeyObject> {
    if (alg !== 'ES256' || typeof kid !== 'string') throw new UnauthorizedError();
    const key = await this.select({ alg, kid });
    const known = this.imported.get(key) ?? KeyObject.from(key);
    this.imported.set(key, known);
    return known;
  }

  private async select(header: { alg: string; kid: string }): Promise<CryptoKey> {
    try {
      return await this.published(header);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw new UnauthorizedError();
      return this.selectHeld(header, error);
    }
  }

  /** Cached keys are used during an outage of the auth service. */
  private async selectHeld(
    header: { alg: string; kid: string },
    cause: unknown,
  ): Promise<CryptoKey> {
    const held = this.published.jwks();
    if (!held) throw new ServiceUnavailableError(cause);
    try {
      return await createLocalJWKSet(held)(header);
    } catch {
      throw new ServiceUnavailableError(cause);
    }
  }
}

/** A process of the auth service that ends closes its connections: the next attempt reaches another one. */
const TRIES = 3;

/** Fetches the keys, and retries once after a broken connection. */
export const fetchKeys: FetchImplementation = async (url, options) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, options);
    } catch (error) {
      if (tries === TRIES || options.signal.aborted) throw error;
    }
  }
};
