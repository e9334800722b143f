import { FilesConfig } from '@phantom/files';
import { FormConfig, MailConfig } from '@phantom/outbox';
import { combinedConfig, ServiceConfig } from '@phantom/service-kit';
import { IsUrl } from 'class-validator';

export class ListingsConfig extends combinedConfig(
  ServiceConfig,
  MailConfig,
  FormConfig,
  FilesConfig,
) {
  override port = 8103;

  /** The base URL of the content service, which knows the company's postal address. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  contentUrl = 'http://127.0.0.1:8102';
}
