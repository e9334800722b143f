import { ApiProperty, OmitType } from '@nestjs/swagger';
import { FIELD_MESSAGES, withMessage } from '@phantom/service-kit';
import { AuditQueryDto } from '@phantom/service-kit/audit';
import { IsInt, Max, Min } from 'class-validator';

export class AuditExportDto extends OmitType(AuditQueryDto, ['before'] as const) {
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(0, withMessage(FIELD_MESSAGES.value))
  @Max(1_000_000, withMessage(FIELD_MESSAGES.value))
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, description: 'How many entries' })
  count: number;
}
