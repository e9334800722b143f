import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, OkDto, PostOk, type TokenUser } from '@phantom/service-kit';
import { keepAudit } from '@phantom/service-kit/audit';
import { DataSource } from 'typeorm';
import { AuditExportDto } from './audit-export.dto.js';

/** Notes who takes the audit log along. The table itself is made in the browser: no service knows the logs of the others. */
@ApiTags('audit')
@Controller('api/auth/audit')
@NeedsRight('people')
export class AuditExportController {
  constructor(private readonly database: DataSource) {}

  @PostOk('exports')
  @ApiOperation({ summary: 'Note that entries of the audit logs are exported' })
  @ApiOkResponse({ type: OkDto })
  async noteExport(
    @Body() { count, ...filters }: AuditExportDto,
    @CurrentUser() { id: actorId }: TokenUser,
  ): Promise<OkDto> {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined) asked.set(name, String(value));
    }
    await keepAudit(this.database.manager, {
      ...{ actorId, action: 'log-exported', record: { type: 'audit-log', id: null } },
      details: { count, filters: asked.toString() },
    });
    return new OkDto();
  }
}
