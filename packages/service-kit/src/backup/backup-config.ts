import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, Min } from 'class-validator';
import { OwnerConfig } from '../config/service-config.js';

/** What a backup, or a restore, needs of the environment beside where the service keeps its files. */
export class BackupConfig extends OwnerConfig {
  /** A folder, or `s3://bucket/prefix?region=…&endpoint=…` with the credentials of the environment (`AWS_*`). */
  @IsString()
  @IsNotEmpty()
  backupTo: string;

  /** So many backups are kept; the oldest go. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  backupKeep = 14;
}
