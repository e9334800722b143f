import { IsOptional } from 'class-validator';
import { FilesConfig } from '@phantom/files';
import { MailConfig } from '@phantom/outbox';
import { IsInteger, combinedConfig, IsSecret, ServiceConfig } from '@phantom/service-kit';

export class AuthConfig extends combinedConfig(ServiceConfig, MailConfig, FilesConfig) {
  override port = 8101;

  /** Days after which an unconfirmed registration is deleted. Its links are expired by then. */
  @IsInteger(7, 365)
  unconfirmedRetentionDays = 30;

  /** The secret of the release tool, which gets read-only tokens for smoke tests. Without it nobody gets these tokens. */
  @IsOptional()
  @IsSecret()
  smokeSecret?: string;
}
