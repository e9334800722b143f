import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, saying } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** A home, and how many like it are wanted. */
export class ListingSimilarDto {
  @IsId()
  id: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 12, default: 6 })
  @IsOptional()
  @Type(() => Number)
  @IsInt(saying(FIELD_MESSAGES.value))
  @Min(1, saying(FIELD_MESSAGES.value))
  @Max(12, saying(FIELD_MESSAGES.value))
  limit = 6;
}
