import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { readId, UnprocessableError } from '@phantom/service-kit';
import { INVESTMENT_MESSAGES } from './investment-messages.js';
import { InvestorAccounts } from './investor-accounts.service.js';

interface AccountRequest {
  params: { account_id: string };
  headers: { authorization?: string };
}

/**
 * Lets a new row through to an investor alone: written for nobody's account, it would be there for whoever gets that id
 * later. A guard, so that no bytes are taken in for nobody.
 */
@Injectable()
export class InvestorAccountGuard implements CanActivate {
  constructor(private readonly accounts: InvestorAccounts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, headers } = context.switchToHttp().getRequest<AccountRequest>();
    const id = readId(params.account_id);
    // What is no id at all is told of by the validation behind.
    if (Number.isNaN(id)) return true;
    if (await this.accounts.isInvestor(id, headers.authorization ?? '')) return true;
    throw new UnprocessableError(INVESTMENT_MESSAGES.noInvestor);
  }
}
