import { ApiProperty, OmitType } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { AuditQueryDto } from '@phantom/service-kit/audit';
import { IsInt, Max, Min } from 'class-validator';

/** The filters of the exported entries. */
export class AuditExportDto extends OmitType(AuditQueryDto, ['before'] as const) {
  @IsInt(saying(FIELD_MESSAGES.value))
  @Min(0, saying(FIELD_MESSAGES.value))
  @Max(1_000_000, saying(FIELD_MESSAGES.value))
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, description: 'How many entries' })
  count: number;
}
