import { FilesConfig } from '@phantom/files';
import { FormConfig, MailConfig } from '@phantom/outbox';
import { combinedConfig, ServiceConfig } from '@phantom/service-kit';
import { IsString, IsUrl, MaxLength } from 'class-validator';

export class ContentConfig extends combinedConfig(
  ServiceConfig,
  MailConfig,
  FormConfig,
  FilesConfig,
) {
  override port = 8102;

  /** Address of the video player without the video id. `VIDEO_PLAYERS` of the gateway must allow its site. */
  @IsUrl({ protocols: ['https'], require_protocol: true })
  videoPlayer = 'https://www.youtube-nocookie.com/embed/';

  /** Names of people who refer investors, separated by commas. The form offers them after the standard choices. */
  @IsString()
  @MaxLength(2_000)
  referredBy = '';

  /** Returns the names of `referredBy` without duplicates. */
  referrerNames(): string[] {
    const names = this.referredBy.split(',').map((name) => name.trim());
    return [...new Set(names.filter(Boolean))];
  }
}
