import { writeOpenApi } from '@phantom/service-kit';
import { AppModule } from './app.module.js';

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'listings', module: AppModule, file });
