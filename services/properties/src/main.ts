import { runService } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { PropertiesConfig } from './config/properties.config.js';

await runService({ name: 'properties', module: AppModule, config: PropertiesConfig });
