import { FileLinkConfig, FilesConfig } from '@phantom/files';
import { combinedConfig, ServiceConfig } from '@phantom/service-kit';
import { IsString, IsUrl, MaxLength } from 'class-validator';

export class PropertiesConfig extends combinedConfig(ServiceConfig, FilesConfig, FileLinkConfig) {
  override port = 8104;

  /** The base URL of the auth service, which owns the accounts. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  authUrl = 'http://127.0.0.1:8101';

  /** Further types of property besides the default ones, separated by commas. */
  @IsString()
  @MaxLength(2_000)
  propertyTypes = '';
}
