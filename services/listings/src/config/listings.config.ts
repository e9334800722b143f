import { FormConfig } from '@phantom/service-kit/forms';

export class ListingsConfig extends FormConfig {
  override port = 8103;
}
