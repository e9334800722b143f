import { combinedConfig } from '@phantom/service-kit';
import { FilesConfig } from '@phantom/service-kit/files';
import { MailConfig } from '@phantom/service-kit/mail';

export class AuthConfig extends combinedConfig(MailConfig, FilesConfig) {
  override port = 8101;
}
