import { Injectable } from '@nestjs/common';
import {
  ForbiddenError,
  onwardCall,
  ServiceUnavailableError,
  UnauthorizedError,
} from '@phantom/service-kit';
import { PropertiesConfig } from '../config/properties.config.js';

/** Milliseconds that the auth service has for an answer. */
const PATIENCE = 2_000;

interface AccountsAnswer {
  list: { id: number }[];
}

/** The accounts of investors, which the auth service keeps. */
@Injectable()
export class InvestorAccounts {
  constructor(private readonly config: PropertiesConfig) {}

  /**
   * Whether an investor who can sign in has this account.
   *
   * @param authorization of the employee who asks: the auth service decides anew whether they may
   * @throws ServiceUnavailableError where there is no telling
   */
  async isInvestor(id: number, authorization: string): Promise<boolean> {
    const url = new URL(`/api/auth/accounts?id=${id}&type=Investor`, this.config.authUrl);
    const { list } = await ask(url, authorization);
    return list.some((account) => account.id === id);
  }
}

async function ask(url: URL, authorization: string): Promise<AccountsAnswer> {
  const { headers: onward, signal } = onwardCall(PATIENCE);
  const headers = { authorization, ...onward };
  try {
    const answer = await fetch(url, { headers, signal, redirect: 'error' });
    if (answer.ok) return (await answer.json()) as AccountsAnswer;
    throw refusal(answer.status);
  } catch (error) {
    throw isRefusal(error) ? error : new ServiceUnavailableError(error);
  }
}

function refusal(status: number): Error {
  if (status === 401) return new UnauthorizedError();
  if (status === 403) return new ForbiddenError();
  return new Error(`The auth service answered ${status} about an account`);
}

const isRefusal = (error: unknown) =>
  error instanceof UnauthorizedError || error instanceof ForbiddenError;
