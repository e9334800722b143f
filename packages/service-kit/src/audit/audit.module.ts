import { Controller, type DynamicModule, Get, Module, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NeedsRight } from '../auth/decorators.js';
import { AuditLog } from './audit-log.service.js';
import { AuditPageDto, AuditQueryDto } from './audit.dto.js';

/** Lets employees who manage people read the audit log of a service, at `/api/auth/audit/{service}`. */
@Module({})
export class AuditModule {
  /** @param service also the last part of the path */
  static forRoot(service: string): DynamicModule {
    return {
      module: AuditModule,
      controllers: [auditController(service)],
      providers: [AuditLog],
    };
  }
}

function auditController(service: string): Type {
  @ApiTags('audit')
  @Controller('api/auth/audit')
  class AuditController {
    constructor(private readonly log: AuditLog) {}

    @Get(service)
    @NeedsRight('people')
    @ApiOperation({
      summary: 'Who did what, by ids; the newest first',
      operationId: `${service}Audit`,
    })
    @ApiOkResponse({ type: AuditPageDto })
    audit(@Query() query: AuditQueryDto): Promise<AuditPageDto> {
      return this.log.page(query);
    }
  }
  return AuditController;
}
