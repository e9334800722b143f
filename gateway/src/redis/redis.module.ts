import { Module } from '@nestjs/common';
import { GatewayEventBus } from './gateway-event-bus.js';
import { Redis } from './redis.js';

/** The state that several gateways share. */
@Module({ providers: [GatewayEventBus, Redis], exports: [GatewayEventBus, Redis] })
export class RedisModule {}
