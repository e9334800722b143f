import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { GatewayConfig } from '../config/gateway.config.js';
import { BundleFiles } from './bundle-files.js';
import { RegistryStore } from './registry-store.js';
import { serveStaticFiles } from './static-files.js';
import { storeProvider } from './store.provider.js';

@Module({
  providers: [storeProvider, RegistryStore, BundleFiles],
  exports: [RegistryStore, BundleFiles],
})
export class RegistryModule implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly config: GatewayConfig,
    private readonly bundles: BundleFiles,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    serveStaticFiles(fastify, this.config, this.bundles);
  }
}
