import { writeOpenApi } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { PropertiesConfig } from './config/properties.config.js';

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'properties', module: AppModule, config: PropertiesConfig, file });
