import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const MOST = 5_000;

/** Milliseconds: about as long as a token lasts. */
const MEMORY = 900_000;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:phantom_staff|phantom_refresh)=([\w.~+/%-]+)/;

/** `verified`: what was shown has been valid here before; `claimed`: it has the form, and nobody has looked at it yet. */
export type SignedIn = 'verified' | 'claimed';

/**
 * Tells who is signed in before anything is decided about a request. It checks no signature: whoever did so tells it. What
 * nobody has checked yet is a claim, which anybody can make up.
 */
@Injectable()
export class KnownCallers {
  private readonly verified = new LRUCache<string, true>({ max: MOST, ttl: MEMORY });

  /** To be called when the token or cookie of a request has proved valid. */
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
