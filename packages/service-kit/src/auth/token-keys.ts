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

/** Milliseconds between two looks for a key that is not known: forged key ids cost one look at most. */
const COOLDOWN = 10_000;

/** Milliseconds for which fetched keys are used; whoever signs publishes a key for as long before using it. */
export const JWKS_LIFETIME = 600_000;

interface TokenHeader {
  alg?: string;
  kid?: string;
}

/** The public keys of the auth service, fetched when first needed and kept. */
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

  /**
   * The key that a token says it was signed with, as a KeyObject: verifying with a PEM is 8 times dearer.
   *
   * @throws UnauthorizedError where no such key is published
   * @throws ServiceUnavailableError where the keys cannot be fetched and none are held
   */
  async find({ alg, kid }: TokenHeader): Promise<KeyObject> {
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

  /** Keys fetched earlier outlive an outage of the auth service. */
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

/** A process of the auth service that ends takes its connections along: another one is asked. */
const TRIES = 3;

/** Reads the keys, once more where a connection broke off. Answers of any status are answers. */
export const fetchKeys: FetchImplementation = async (url, options) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, options);
    } catch (error) {
      if (tries === TRIES || options.signal.aborted) throw error;
    }
  }
};
