import { runService } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config/auth.config.js';

await runService({ name: 'auth', module: AppModule, config: AuthConfig });
