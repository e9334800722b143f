import { ServiceConfig } from '@phantom/service-kit';

export class ListingsConfig extends ServiceConfig {
  override port = 8103;
}
