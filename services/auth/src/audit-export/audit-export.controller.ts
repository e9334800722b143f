import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, OkDto, PostOk, type TokenUser } from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource } from 'typeorm';
import { AuditExportDto } from './audit-export.dto.js';

/**
 * Records who exports the audit log. The browser creates the exported table, because it contains the logs of all services and
 * each service knows only its own.
 */
@ApiTags('audit')
@Controller('api/auth/audit')
@NeedsRight('people')
export class AuditExportController {
  constructor(private readonly dataSource: DataSource) {}

  @PostOk('exports')
  @ApiOperation({ summary: 'Note that entries of the audit logs are exported' })
  @ApiOkResponse({ type: OkDto })
  async noteExport(
    @Body() { count, ...filters }: AuditExportDto,
    @CurrentUser() { id: actorId }: TokenUser,
  ): Promise<OkDto> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined) query.set(name, String(value));
    }
    await appendAuditEntry(this.dataSource.manager, {
      ...{ actorId, action: 'log-exported', record: { type: 'audit-log', id: null } },
      details: { count, filters: query.toString() },
    });
    return new OkDto();
  }
}
