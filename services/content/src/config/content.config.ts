import { FormConfig } from '@phantom/service-kit/forms';
import { IsString, IsUrl, MaxLength } from 'class-validator';

export class ContentConfig extends FormConfig {
  override port = 8102;

  /** The address that a video's own name is put behind; the gateway's `VIDEO_PLAYERS` has to allow its site. */
  @IsUrl({ protocols: ['https'], require_protocol: true })
  videoPlayer = 'https://www.youtube-nocookie.com/embed/';

  /** People who may have told an investor of us, separated by commas, beside the usual answers. */
  @IsString()
  @MaxLength(2_000)
  referredBy = '';

  /** Those people, each once. */
  referrerNames(): string[] {
    const names = this.referredBy.split(',').map((name) => name.trim());
    return [...new Set(names.filter(Boolean))];
  }
}
