import { combinedConfig, ServiceConfig } from '@phantom/service-kit';
import { FileLinkConfig, FilesConfig } from '@phantom/service-kit/files';

export class PropertiesConfig extends combinedConfig(ServiceConfig, FilesConfig, FileLinkConfig) {
  override port = 8104;
}
