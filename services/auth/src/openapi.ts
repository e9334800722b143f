import { writeOpenApi } from '@phantom/service-kit';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config/auth.config.js';

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'auth', module: AppModule, config: AuthConfig, file });
