import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  ACCOUNT_RIGHTS,
  AppError,
  networkOf,
  READ_SCOPE,
  sha256,
  SMOKE_ACCOUNT_IDS,
  UnauthorizedError,
  type TokenUser,
} from '@phantom/service-kit';
import { appendAuditEntry, type AuditOutcome } from '@phantom/service-kit/audit';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../config/auth.config.js';
import { consume, createRateLimiter, hashKey } from '../rate-limits/rate-limiter.js';
import { AccessTokenService } from '../signing-keys/access-token.service.js';
import {
  SMOKE_ROLES,
  type SmokeClientDto,
  type SmokeRole,
  type SmokeSessionDto,
  type SmokeSessionsDto,
} from './smoke-session.dto.js';
import { SMOKE_SESSION_MESSAGES } from '../common/messages.js';

/** How long the tokens are valid. A smoke test opens each page once. */
const TOKEN_SECONDS = 10 * 60;

/** Calls per network, with a right or a wrong secret. A release needs far fewer. */
const RATE_LIMIT = { points: 60, duration: 15 * 60 };

const ROLES: Record<SmokeRole, Pick<TokenUser, 'type' | 'rights'>> = {
  manager: { type: 'admin', rights: [...ACCOUNT_RIGHTS] },
  employee: { type: 'admin', rights: [] },
  investor: { type: 'Investor', rights: [] },
};

/**
 * Issues read-only access tokens for smoke tests, one per role. They belong to technical accounts, which have no row, no
 * password and no data. There is no refresh token for them.
 */
@Injectable()
export class SmokeSessionService {
  private readonly rateLimiter: RateLimiterPostgres;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accessTokens: AccessTokenService,
    private readonly config: AuthConfig,
  ) {
    this.rateLimiter = createRateLimiter(dataSource, 'smoke', RATE_LIMIT);
  }

  async open({ client_secret: given }: SmokeClientDto, address: string): Promise<SmokeSessionsDto> {
    const { smokeSecret } = this.config;
    if (smokeSecret === undefined) throw new AppError(503, SMOKE_SESSION_MESSAGES.noSecret);
    const key = hashKey(networkOf(address));
    await consume(this.rateLimiter, key, () => this.audit('limited'));
    if (!isEqual(given, smokeSecret)) {
      await this.audit('refused');
      throw new UnauthorizedError();
    }
    await this.audit('done');
    return {
      error: 0,
      list: await Promise.all(SMOKE_ROLES.map((role) => this.createSession(role))),
    };
  }

  private async createSession(role: SmokeRole): Promise<SmokeSessionDto> {
    const user = {
      id: SMOKE_ACCOUNT_IDS[role],
      name: `Smoke test (${role})`,
      email: `smoke-${role}@phantom.invalid`,
      ...ROLES[role],
    };
    return {
      error: 0,
      role,
      scope: READ_SCOPE,
      access_token: await this.accessTokens.signReadOnly(user, TOKEN_SECONDS),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      user: { ...user, image: null },
    };
  }

  private audit(outcome: AuditOutcome): Promise<void> {
    const record = { type: 'account', id: null } as const;
    const entry = { actorId: null, action: 'smoke-tokens', record, outcome } as const;
    return appendAuditEntry(this.dataSource.manager, entry);
  }
}

/** Compares in constant time. */
const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(sha256(one), sha256(other));
