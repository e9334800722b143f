import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import {
  ForbiddenError,
  outgoingCall,
  readId,
  ServiceUnavailableError,
  UnauthorizedError,
  UnprocessableError,
} from '@phantom/service-kit';
import { PropertiesConfig } from '../../config/properties.config.js';
import { INVESTMENT_MESSAGES } from '../../common/messages.js';

interface AccountRequest {
  params: { account_id: string };
  headers: { authorization?: string };
}

interface AccountsResponse {
  list: { id: number }[];
}

/** How long the auth service may take, in milliseconds. */
const TIMEOUT = 2_000;

/**
 * Refuses a new row unless the account in the path is an active investor's. A row for an account that does not exist would belong to
 * whoever gets that id later. This is a guard, so that it runs before an upload is received.
 */
@Injectable()
export class InvestorAccountGuard implements CanActivate {
  constructor(private readonly config: PropertiesConfig) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, headers } = context.switchToHttp().getRequest<AccountRequest>();
    const id = readId(params.account_id);
    // The validation of the path, which runs later, reports an invalid id.
    if (Number.isNaN(id)) return true;
    if (await this.isInvestor(id, headers.authorization ?? '')) return true;
    throw new UnprocessableError(INVESTMENT_MESSAGES.noInvestor);
  }

  /** Sends the token of the employee: the auth service decides again whether the employee may know. */
  private async isInvestor(id: number, authorization: string): Promise<boolean> {
    const url = new URL(`/api/auth/accounts?id=${id}&type=Investor`, this.config.authUrl);
    const { list } = await fetchAccounts(url, authorization);
    return list.some((account) => account.id === id);
  }
}

async function fetchAccounts(url: URL, authorization: string): Promise<AccountsResponse> {
  const { headers: onward, signal } = outgoingCall(TIMEOUT);
  const headers = { authorization, ...onward };
  try {
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    if (response.ok) return (await response.json()) as AccountsResponse;
    throw errorOf(response.status);
  } catch (error) {
    throw isRefusal(error) ? error : new ServiceUnavailableError(error);
  }
}

function errorOf(status: number): Error {
  if (status === 401) return new UnauthorizedError();
  if (status === 403) return new ForbiddenError();
  return new Error(`The auth service answered ${status} for an account`);
}

const isRefusal = (error: unknown) =>
  error instanceof UnauthorizedError || error instanceof ForbiddenError;
