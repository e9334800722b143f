import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { UnauthorizedError, type Language } from '@phantom/service-kit';
import { Repository } from 'typeorm';
import { Account } from './account.entity.js';

@Injectable()
export class AccountService {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findOneBy({ email: email.toLowerCase() });
  }

  findById(id: number): Promise<Account | null> {
    return this.accounts.findOneBy({ id });
  }

  /** The account of a token or a link. @throws UnauthorizedError where it is there no more */
  async get(id: number): Promise<Account> {
    const account = await this.findById(id);
    if (!account) throw new UnauthorizedError();
    return account;
  }

  hasDemoAccounts(): Promise<boolean> {
    return this.accounts.existsBy({ demo: true });
  }

  /** Notes that the person was here: no change of the account, hence no new version. */
  async seen(id: number, lang: Language): Promise<void> {
    const statement = 'UPDATE account SET last_seen_at = now(), lang = $2 WHERE id = $1';
    await this.accounts.query(statement, [id, lang]);
  }
}
