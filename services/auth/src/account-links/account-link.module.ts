import { Module } from '@nestjs/common';
import { AccountLinkService } from './account-link.service.js';

@Module({ providers: [AccountLinkService], exports: [AccountLinkService] })
export class AccountLinkModule {}
