import { DatabaseConfig } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsNotEmpty, IsNumber, IsString, Max, Min } from 'class-validator';

export class ImportConfig extends DatabaseConfig {
  /** The share of a feed's listings that may go off the market with one file, from 0 to 1. */
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  @Max(1)
  importMaxVanishedShare = 0.2;

  @IsString()
  @IsNotEmpty()
  importReportsDir = '.data/reports';
}
