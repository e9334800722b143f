import { runService } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { ListingsConfig } from './config/listings.config.js';

await runService({ name: 'listings', module: AppModule, config: ListingsConfig });
