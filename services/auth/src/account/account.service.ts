import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
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

  hasDemoAccounts(): Promise<boolean> {
    return this.accounts.existsBy({ demo: true });
  }
}
