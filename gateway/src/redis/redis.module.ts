import { Module } from '@nestjs/common';
import { GatewayEventBus } from './gateway-event-bus.js';
import { Redis } from './redis.js';

/** What several gateways know together. */
@Module({ providers: [GatewayEventBus, Redis], exports: [GatewayEventBus, Redis] })
export class RedisModule {}
