import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const MOST = 5_000;

/** Milliseconds: about the lifetime of a token. */
const MEMORY = 900_000;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:phantom_staff|phantom_refresh)=([\w.~+/%-]+)/;

/** `verified`: the credential was valid here before. `claimed`: it has the right format and is unverified. */
export type SignedIn = 'verified' | 'claimed';

/**
 * Recognises signed-in callers before any check of a request. It verifies no signature itself: the later stages report the
 * credentials that they have verified. Anybody can invent an unverified one.
 */
@Injectable()
export class KnownCallers {
  private readonly verified = new LRUCache<string, true>({ max: MOST, ttl: MEMORY });

  remember(headers: IncomingHttpHeaders): void {
    const credential = credentialOf(headers);
    if (credential !== undefined) this.verified.set(credential, true);
  }

  /** @returns undefined for a visitor */
  signedIn(headers: IncomingHttpHeaders): SignedIn | undefined {
    const credential = credentialOf(headers);
    if (credential === undefined) return undefined;
    return this.verified.has(credential) ? 'verified' : 'claimed';
  }
}

const credentialOf = ({ authorization = '', cookie = '' }: IncomingHttpHeaders) =>
  BEARER.exec(authorization)?.[1] ?? SESSION_COOKIE.exec(cookie)?.[1];
