import { runService } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { GatewayConfig } from './config/gateway.config.js';
import { PagePrewarming } from './site/page-prewarming.js';

await runService({
  name: 'gateway',
  module: AppModule,
  config: GatewayConfig,
  prepare: (app) => app.get(PagePrewarming).run(),
});
