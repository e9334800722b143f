import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { combinedConfig, IsSecret } from '@phantom/service-kit';
import { FilesConfig } from '@phantom/service-kit/files';
import { MailConfig } from '@phantom/service-kit/mail';

export class AuthConfig extends combinedConfig(MailConfig, FilesConfig) {
  override port = 8101;

  /** Days after which a registration goes whose address nobody confirmed: its links are over by then. */
  @Type(() => Number)
  @IsInt()
  @Min(7)
  @Max(365)
  unconfirmedRetentionDays = 30;

  /** By what the release tool proves itself, which gets read-only tokens for its smoke tests; without it nobody gets any. */
  @IsOptional()
  @IsSecret()
  smokeSecret?: string;
}
