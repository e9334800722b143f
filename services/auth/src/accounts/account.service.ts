import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { UnauthorizedError, type Language } from '@phantom/service-kit';
import { Repository, type EntityManager } from 'typeorm';
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

  /** The account of a token or a link. @throws UnauthorizedError when the account does not exist any more */
  async get(id: number): Promise<Account> {
    const account = await this.findById(id);
    if (!account) throw new UnauthorizedError();
    return account;
  }

  /** Stores the time and the language of the last activity. This does not raise the version of the account. */
  async updateLastSeen(id: number, lang: Language): Promise<void> {
    const statement = 'UPDATE account SET last_seen_at = now(), lang = $2 WHERE id = $1';
    await this.accounts.query(statement, [id, lang]);
  }
}

export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash'> &
  Partial<Pick<Account, 'type' | 'rights' | 'lang'>>;

/** @returns null when the address is taken, also when a concurrent request takes it */
export async function insertAccount(
  manager: EntityManager,
  account: NewAccount,
): Promise<Account | null> {
  const { identifiers } = await manager
    .createQueryBuilder()
    .insert()
    .into(Account)
    .values(account)
    .orIgnore()
    .execute();
  const isInserted = identifiers.filter(Boolean).length > 0;
  return isInserted ? manager.findOneByOrFail(Account, { email: account.email }) : null;
}
