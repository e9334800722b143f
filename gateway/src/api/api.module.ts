import { Module } from '@nestjs/common';
import { ApiController } from './api.controller.js';
import { ProxyService } from './proxy.service.js';
import { ServicePools } from './service-pools.js';

@Module({ controllers: [ApiController], providers: [ProxyService, ServicePools] })
export class ApiModule {}
