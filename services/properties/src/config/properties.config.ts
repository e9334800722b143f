import { FileLinkConfig, FilesConfig } from '@phantom/files';
import { MailConfig } from '@phantom/outbox';
import { combinedConfig, IsInteger, ServiceConfig } from '@phantom/service-kit';
import { IsString, IsUrl, MaxLength } from 'class-validator';

export class PropertiesConfig extends combinedConfig(
  ServiceConfig,
  MailConfig,
  FilesConfig,
  FileLinkConfig,
) {
  override port = 8104;

  /** The base URL of the auth service, which owns the accounts. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  authUrl = 'http://127.0.0.1:8101';

  /** Further types of property besides the default ones, separated by commas. */
  @IsString()
  @MaxLength(2_000)
  propertyTypes = '';

  /** Milliseconds that a notice to an investor waits: what employees enter meanwhile comes in the same mail. */
  @IsInteger(0, 86_400_000)
  noticeDelay = 300_000;
}
