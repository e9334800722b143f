import { Injectable } from '@nestjs/common';
import { UnauthorizedError } from '@phantom/service-kit';
import type { Account } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { isPasswordOf } from '../account/password-hash.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { LoginLimitService } from '../login-limit/login-limit.service.js';
import { ACCESS_TOKEN_SECONDS } from '../signing-key/access-token-seconds.js';
import { AccessTokenService } from '../signing-key/access-token.service.js';
import type { LoginDto } from './dto/login.dto.js';
import type { SessionDto } from './dto/session.dto.js';
import { RefreshFamilyService, type Renewal } from './refresh-family.service.js';

/** Where a login comes from: the address, and what the device knows of earlier ones. */
export interface Visitor {
  address: string;
  device?: string;
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
  ) {}

  /**
   * @throws UnauthorizedError for a wrong password, an unknown account and another role alike
   * @throws TooManyRequestsError after too many failures
   */
  async login(login: LoginDto, visitor: Visitor): Promise<Session & { device: string }> {
    const account = await this.accounts.findByEmail(login.email);
    const device = await this.devices.find(account, visitor.device);
    const attempt = { email: login.email, address: visitor.address, device };
    await this.limit.spend(attempt);
    const proven = await isPasswordOf(account, login.password);
    if (!account || !proven || account.type !== login.type) throw new UnauthorizedError();
    await this.limit.refund(attempt);
    const renewal = await this.families.start(account.id, login.remember ?? false);
    const answer = await this.answerOf(account);
    return { answer, renewal, device: device ?? (await this.devices.add(account)) };
  }

  /** @throws UnauthorizedError where the login has ended */
  async refresh(token: string | undefined): Promise<Session> {
    const renewal = await this.families.rotate(token);
    const account = renewal && (await this.accounts.findById(renewal.accountId));
    if (!account) throw new UnauthorizedError();
    return { answer: await this.answerOf(account), renewal };
  }

  logout(token: string | undefined): Promise<void> {
    return this.families.end(token);
  }

  private async answerOf(account: Account): Promise<SessionDto> {
    const { id, name, email, image, type } = account;
    return {
      error: 0,
      access_token: await this.tokens.sign(account),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      user: { id, name, email, image, type },
    };
  }
}
