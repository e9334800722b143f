import { Module } from '@nestjs/common';
import { AuthModule, writeOpenApi } from '@phantom/service-kit';
import { GatewayConfig } from './config/gateway.config.js';
import { OpsModule } from './ops/ops.module.js';

/** The calls that the gateway answers itself, with their guards. */
@Module({ imports: [AuthModule.forRoot(), OpsModule] })
class DocumentedModule {}

const file = new URL('../openapi.json', import.meta.url);
await writeOpenApi({ name: 'gateway', module: DocumentedModule, config: GatewayConfig, file });
