import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { decodeProtectedHeader } from 'jose';
import { Strategy } from 'passport-jwt';
import { ProcessConfig } from '../config/process-config.js';
import { UnauthorizedError } from '../errors/errors.js';
import { TokenKeys } from './token-keys.js';
import { type TokenClaims, type TokenUser, userOfClaims } from './token-user.js';

/** Verifies access tokens: ES256, published keys, issuer, audience, expiry. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(keys: TokenKeys, { jwtAudience, jwtIssuer }: ProcessConfig) {
    super({
      jwtFromRequest: tokenOf,
      algorithms: ['ES256'],
      issuer: jwtIssuer,
      audience: jwtAudience,
      secretOrKeyProvider: (_request, token: string, done) => {
        findKey(keys, token).then(
          // jsonwebtoken takes a KeyObject; the types of passport-jwt have not heard of it.
          (key) => done(null, key as unknown as Buffer),
          (error: unknown) => done(error),
        );
      },
    });
  }

  /** Called by passport for a token with valid signature, issuer and expiry. */
  validate(claims: TokenClaims): TokenUser {
    const user = userOfClaims(claims);
    if (!user) throw new UnauthorizedError();
    return user;
  }
}

/** The token of `Authorization`, with or without `Bearer`. */
export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const token = headers.authorization?.replace(/^Bearer(?:\s+|$)/i, '').trim();
  return token === undefined || token === '' ? null : token;
}

async function findKey(keys: TokenKeys, token: string) {
  return keys.find(decodeProtectedHeader(token));
}
