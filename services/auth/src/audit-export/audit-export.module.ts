import { Module } from '@nestjs/common';
import { AuditExportController } from './audit-export.controller.js';

@Module({ controllers: [AuditExportController] })
export class AuditExportModule {}
