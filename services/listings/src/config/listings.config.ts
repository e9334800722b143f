import { FilesConfig } from '@phantom/files';
import { FormConfig, MailConfig } from '@phantom/outbox';
import { combinedConfig, IsInteger, ServiceConfig } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsUrl, Matches } from 'class-validator';

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

  /**
   * The hosts from which pictures of feeds are downloaded, separated by commas: `media.example.com`, or `.example.com` for all
   * hosts below it. Without it none are.
   */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map((host) => host.trim()) : value,
  )
  @Matches(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/, { each: true })
  feedPictureHosts: string[] = [];

  /** Days after its last change for which an application for a rental that was decided or withdrawn is kept. */
  @IsInteger(1, 3_650)
  rentalApplicationRetentionDays = 180;
}
