import { ServiceConfig } from '@phantom/service-kit';

export class ContentConfig extends ServiceConfig {
  override port = 8102;
}
