import { ServiceConfig } from '@phantom/service-kit';

export class AuthConfig extends ServiceConfig {
  override port = 8101;
}
