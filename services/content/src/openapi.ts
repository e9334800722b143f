import { writeOpenApi } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { ContentConfig } from './config/content.config.js';

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'content', module: AppModule, config: ContentConfig, file });
