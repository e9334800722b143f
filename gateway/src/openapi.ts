import { writeOpenApi } from '@phantom/service-kit';
import { GatewayConfig } from './config/gateway.config.js';
import { OperationsModule } from './operations/operations.module.js';

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'gateway', module: OperationsModule, config: GatewayConfig, file });
