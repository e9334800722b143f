import { writeOpenApi } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { ListingsConfig } from './config/listings.config.js';

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'listings', module: AppModule, config: ListingsConfig, file });
