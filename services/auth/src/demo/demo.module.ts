import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { DemoCheckService } from './demo-check.service.js';

@Module({ imports: [AccountModule], providers: [DemoCheckService] })
export class DemoModule {}
