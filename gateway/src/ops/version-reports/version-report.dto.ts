import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

const MOST = 20;

/** Milliseconds. A longer load happens on a machine that was asleep. */
export const LONGEST_LOAD = 120_000;

const OUTCOMES = ['loaded', 'failed'] as const;
const REASONS = [
  'network',
  'timeout',
  'integrity',
  'evaluate',
  'shared',
  'mount',
  'page',
  'chunk',
] as const;

/** The result of one visit of a section, with one version of its remote. */
export class ReportDto {
  @ApiProperty({ example: 'mf-listings' })
  @IsString()
  remote: string;

  @ApiProperty()
  @IsString()
  version: string;

  @ApiProperty({ enum: OUTCOMES })
  @IsIn(OUTCOMES)
  outcome: (typeof OUTCOMES)[number];

  @ApiPropertyOptional({ description: 'From asking for it to showing it' })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(LONGEST_LOAD)
  ms?: number;

  @ApiPropertyOptional({ enum: REASONS, description: 'page: after it was shown' })
  @IsOptional()
  @IsIn(REASONS)
  reason?: (typeof REASONS)[number];
}

export class ReportsDto {
  @ApiProperty({ type: [ReportDto], maxItems: MOST })
  @IsArray()
  @ArrayMaxSize(MOST)
  @ValidateNested({ each: true })
  @Type(() => ReportDto)
  entries: ReportDto[];
}
