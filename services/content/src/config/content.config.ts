import { FormConfig } from '@phantom/service-kit/forms';
import { IsString, MaxLength } from 'class-validator';

export class ContentConfig extends FormConfig {
  override port = 8102;

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
