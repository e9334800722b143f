import { Module } from '@nestjs/common';
import { WorkSummaryController } from './work-summary.controller.js';
import { WorkSummaryService } from './work-summary.service.js';

@Module({ controllers: [WorkSummaryController], providers: [WorkSummaryService] })
export class WorkSummaryModule {}
