import { runService } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { ContentConfig } from './config/content.config.js';

await runService({ name: 'content', module: AppModule, config: ContentConfig });
