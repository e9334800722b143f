import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from './account.entity.js';
import { AccountService } from './account.service.js';
import { DemoAccountCheck } from './demo-account-check.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account])],
  providers: [AccountService, DemoAccountCheck],
  exports: [AccountService],
})
export class AccountModule {}
