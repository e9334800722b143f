import { Injectable } from '@nestjs/common';
import {
  currentLanguage,
  ForbiddenError,
  UnauthorizedError,
  type AccountType,
  type Message,
  type RevocationReason,
} from '@phantom/service-kit';
import type { Account } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { isPasswordOf } from '../account/password-hash.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { LoginLimitService } from '../login-limit/login-limit.service.js';
import { DatabaseRevocations } from '../revocation/database-revocations.service.js';
import { ACCESS_TOKEN_SECONDS } from '../signing-key/access-token-seconds.js';
import { AccessTokenService } from '../signing-key/access-token.service.js';
import type { LoginDto } from './dto/login.dto.js';
import type { SessionDto } from './dto/session.dto.js';
import { deviceOf } from './device-name.js';
import { LOGIN_MESSAGES } from './login-messages.js';
import { RefreshFamilyService, type Renewal } from './refresh-family.service.js';
import { parseRefreshToken } from './refresh-token.js';

/** Where a login comes from: the address, and what the device knows of earlier ones. */
export interface Visitor {
  address: string;
  device?: string;
  userAgent?: string;
}

export interface Session {
  answer: SessionDto;
  renewal: Renewal;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly accounts: AccountService,
    private readonly limit: LoginLimitService,
    private readonly devices: KnownDeviceService,
    private readonly tokens: AccessTokenService,
    private readonly families: RefreshFamilyService,
    private readonly revocations: DatabaseRevocations,
  ) {}

  /**
   * @throws UnauthorizedError for a wrong password, an unknown account and another role alike
   * @throws ForbiddenError after the right password of an account that must not sign in, or not yet
   * @throws TooManyRequestsError after too many failures
   */
  async login(login: LoginDto, visitor: Visitor): Promise<Session & { device: string }> {
    const account = await this.accounts.findByEmail(login.email);
    const device = await this.devices.find(account, visitor.device);
    const attempt = {
      action: 'sign-in' as const,
      email: login.email,
      accountId: account?.id ?? null,
      address: visitor.address,
      device,
    };
    const proven = await this.limit.judge(attempt, async () => {
      const isRight = await isPasswordOf(account, login.password);
      return isRight && account !== null && isTypeOf(account, login.type);
    });
    if (!account || !proven) throw new UnauthorizedError();
    await this.limit.refund(attempt);
    const refusal = refusalOf(account);
    if (refusal) {
      await this.limit.keepRefusal(attempt);
      throw new ForbiddenError(refusal);
    }
    const session = await this.begin(account, visitor, login.remember);
    return { ...session, device: device ?? (await this.devices.add(account)) };
  }

  /**
   * Begins the session of a person who has just proven to own the account.
   *
   * @param account as it was when that was proven
   * @throws UnauthorizedError where it was blocked or got another password since
   */
  async begin(
    account: Account,
    { userAgent }: Pick<Visitor, 'userAgent'>,
    remember = false,
  ): Promise<Session> {
    const device = deviceOf(userAgent);
    const renewal = await this.families.start(account, { remember, device });
    if (!renewal) throw new UnauthorizedError();
    await this.accounts.seen(account.id, currentLanguage());
    return { answer: await this.answerOf(account, renewal), renewal };
  }

  /** @throws UnauthorizedError where the login has ended, or the account may not go on */
  async refresh(token: string | undefined): Promise<Session> {
    const renewal = await this.families.rotate(token);
    const account = renewal && (await this.accounts.findById(renewal.accountId));
    if (!account) throw new UnauthorizedError(await this.endOf(token));
    if (account.blockedAt || account.type === null) {
      await this.families.end(token);
      throw new UnauthorizedError();
    }
    await this.accounts.seen(account.id, account.lang);
    return { answer: await this.answerOf(account, renewal), renewal };
  }

  private async endOf(text: string | undefined): Promise<RevocationReason | undefined> {
    const token = parseRefreshToken(text);
    return token && this.revocations.reasonForSession(token.family);
  }

  logout(token: string | undefined): Promise<void> {
    return this.families.end(token);
  }

  private async answerOf(account: Account, { token }: Renewal): Promise<SessionDto> {
    const { id, name, email, image, type, rights } = account;
    return {
      error: 0,
      access_token: await this.tokens.sign(account, token.family),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      user: { id, name, email, image, type, rights },
    };
  }
}

/** An account without a role is of every type, to be told why it cannot sign in. */
const isTypeOf = (account: Account, type: AccountType): boolean =>
  account.type === null || account.type === type;

/** Told to nobody but who knows the password. */
function refusalOf({ blockedAt, type, emailConfirmedAt }: Account): Message | undefined {
  if (blockedAt) return LOGIN_MESSAGES.blocked;
  if (type !== null) return undefined;
  return emailConfirmedAt ? LOGIN_MESSAGES.noRole : LOGIN_MESSAGES.unconfirmed;
}
