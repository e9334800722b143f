import { Injectable } from '@nestjs/common';
import {
  currentLanguage,
  ForbiddenError,
  UnauthorizedError,
  type AccountType,
  type Message,
  type RevocationReason,
} from '@phantom/service-kit';
import type { Account } from '../accounts/account.entity.js';
import { toSessionUserDto } from '../accounts/account.mapper.js';
import { AccountService } from '../accounts/account.service.js';
import { KnownDeviceService } from '../known-devices/known-device.service.js';
import { verifyPassword } from '../password-hashing/password-hash.js';
import { LoginRateLimiter } from '../rate-limits/login-rate-limiter.service.js';
import { RevocationService } from '../revocations/revocation.service.js';
import { AccessTokenService } from '../signing-keys/access-token.service.js';
import { ACCESS_TOKEN_SECONDS } from '../signing-keys/signing-key.service.js';
import { parseUserAgent } from './device-name.js';
import { parseRefreshToken } from './refresh-token.js';
import type { LoginDto, SessionDto } from './session.dto.js';
import { LOGIN_MESSAGES } from '../common/messages.js';
import { SessionService, type IssuedRefreshToken } from './session.service.js';

export interface ClientInfo {
  address: string;
  device?: string;
  userAgent?: string;
}

interface LoginResult {
  response: SessionDto;
  refreshToken: IssuedRefreshToken;
}

@Injectable()
export class LoginService {
  constructor(
    private readonly accounts: AccountService,
    private readonly rateLimiter: LoginRateLimiter,
    private readonly devices: KnownDeviceService,
    private readonly accessTokens: AccessTokenService,
    private readonly sessions: SessionService,
    private readonly revocations: RevocationService,
  ) {}

  /**
   * @throws UnauthorizedError for a wrong password, an unknown account and a wrong role alike
   * @throws ForbiddenError for the right password of an account that is blocked, unconfirmed or without a role
   * @throws TooManyRequestsError when there were too many failures
   */
  async login(login: LoginDto, client: ClientInfo): Promise<LoginResult & { device: string }> {
    const account = await this.accounts.findByEmail(login.email);
    const device = await this.devices.find(account, client.device);
    const attempt = {
      action: 'sign-in' as const,
      email: login.email,
      accountId: account?.id ?? null,
      address: client.address,
      device,
    };
    const isVerified = await this.rateLimiter.attempt(attempt, async () => {
      const isRight = await verifyPassword(account, login.password);
      return isRight && account !== null && matchesType(account, login.type);
    });
    if (!account || !isVerified) throw new UnauthorizedError();
    await this.rateLimiter.reset(attempt);
    const refusal = refusalOf(account);
    if (refusal) {
      await this.rateLimiter.auditRefusal(attempt);
      throw new ForbiddenError(refusal);
    }
    const result = await this.startSession(account, client, login.remember);
    return { ...result, device: device ?? (await this.devices.add(account)) };
  }

  /** @throws UnauthorizedError when the account was blocked or its password changed since the person proved to own it */
  async startSession(
    account: Account,
    { userAgent }: Pick<ClientInfo, 'userAgent'>,
    remember = false,
  ): Promise<LoginResult> {
    const device = parseUserAgent(userAgent);
    const refreshToken = await this.sessions.create(account, { remember, device });
    if (!refreshToken) throw new UnauthorizedError();
    await this.accounts.updateLastSeen(account.id, currentLanguage());
    return { response: await this.toSessionDto(account, refreshToken), refreshToken };
  }

  async refresh(text: string | undefined): Promise<LoginResult> {
    const refreshToken = await this.sessions.rotate(text);
    const account = refreshToken && (await this.accounts.findById(refreshToken.accountId));
    if (!account) throw new UnauthorizedError(await this.revocationReason(text));
    if (account.blockedAt || account.type === null) {
      await this.sessions.revokeByToken(text);
      throw new UnauthorizedError();
    }
    await this.accounts.updateLastSeen(account.id, account.lang);
    return { response: await this.toSessionDto(account, refreshToken), refreshToken };
  }

  logout(refreshToken: string | undefined): Promise<void> {
    return this.sessions.revokeByToken(refreshToken);
  }

  private async revocationReason(text: string | undefined): Promise<RevocationReason | undefined> {
    const token = parseRefreshToken(text);
    return token && this.revocations.reasonForSession(token.sessionId);
  }

  private async toSessionDto(account: Account, { token }: IssuedRefreshToken): Promise<SessionDto> {
    return {
      error: 0,
      access_token: await this.accessTokens.sign(account, token.sessionId),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      user: toSessionUserDto(account),
    };
  }
}

/** An account without a role matches every type, so that the person learns why signing in is not possible. */
const matchesType = (account: Account, type: AccountType): boolean =>
  account.type === null || account.type === type;

/** Why an account may not sign in. Only a person who knows the password gets this message. */
function refusalOf({ blockedAt, type, emailConfirmedAt }: Account): Message | undefined {
  if (blockedAt) return LOGIN_MESSAGES.blocked;
  if (type !== null) return undefined;
  return emailConfirmedAt ? LOGIN_MESSAGES.noRole : LOGIN_MESSAGES.unconfirmed;
}
