import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  ACCOUNT_RIGHTS,
  AppError,
  networkOf,
  READ_SCOPE,
  SMOKE_ACCOUNT_IDS,
  UnauthorizedError,
  type TokenUser,
} from '@phantom/service-kit';
import { type AuditOutcome, keepAudit } from '@phantom/service-kit/audit';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../config/auth.config.js';
import { fingerprint, limiterOf, spend, TooOftenError } from '../login-limit/spend.js';
import { AccessTokenService } from '../signing-key/access-token.service.js';
import {
  SMOKE_ROLES,
  type SmokeClientDto,
  type SmokeRole,
  type SmokeSessionDto,
  type SmokeSessionsDto,
} from './dto/smoke-session.dto.js';
import { SMOKE_MESSAGES } from './smoke-messages.js';

/** Long enough for a smoke test, which opens each page once. */
const SECONDS = 10 * 60;

/** Calls of one network, right or wrong: more than a day of releases has in a quarter of an hour. */
const LIMIT = { points: 60, duration: 15 * 60 };

const ROLES: Record<SmokeRole, Pick<TokenUser, 'type' | 'rights'>> = {
  manager: { type: 'admin', rights: [...ACCOUNT_RIGHTS] },
  employee: { type: 'admin', rights: [] },
  investor: { type: 'Investor', rights: [] },
};

/**
 * Issues the tokens by which a smoke test opens pages of a role. They are of technical accounts, which have no row, no password
 * and nothing of their own: their investor has no holdings. They only read, and nothing renews them.
 */
@Injectable()
export class SmokeSessionService {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tokens: AccessTokenService,
    private readonly config: AuthConfig,
  ) {
    this.limiter = limiterOf(dataSource, 'smoke', LIMIT);
  }

  /**
   * @throws AppError with 503 where the service has no secret for it
   * @throws UnauthorizedError for a wrong secret
   * @throws TooManyRequestsError after too many calls
   */
  async open({ client_secret: given }: SmokeClientDto, address: string): Promise<SmokeSessionsDto> {
    const { smokeSecret } = this.config;
    if (smokeSecret === undefined) throw new AppError(503, SMOKE_MESSAGES.noSecret);
    await this.spend(address);
    if (!isSame(given, smokeSecret)) {
      await this.audit('refused');
      throw new UnauthorizedError();
    }
    await this.audit('done');
    return { error: 0, list: await Promise.all(SMOKE_ROLES.map((role) => this.sessionOf(role))) };
  }

  private async sessionOf(role: SmokeRole): Promise<SmokeSessionDto> {
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
      access_token: await this.tokens.signReadOnly(user, SECONDS),
      token_type: 'Bearer',
      expires_in: SECONDS,
      user: { ...user, image: null },
    };
  }

  private async spend(address: string): Promise<void> {
    try {
      await spend(this.limiter, fingerprint(networkOf(address)));
    } catch (error) {
      // The first alone: whoever goes on trying fills no table.
      if (error instanceof TooOftenError && error.isFirst) await this.audit('limited');
      throw error;
    }
  }

  private audit(outcome: AuditOutcome): Promise<void> {
    const record = { type: 'account', id: null } as const;
    const deed = { actorId: null, action: 'smoke-tokens', record, outcome } as const;
    return keepAudit(this.dataSource.manager, deed);
  }
}

/** In a time that tells nothing of where they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
