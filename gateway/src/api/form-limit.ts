import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import { Redis } from '../shared/redis.js';
import { AddressLimit } from './address-limit.js';
import { ClientAddress } from './client-address.js';

/** Holds off whoever sends in one form after the other. */
@Injectable()
export class FormLimit extends AddressLimit {
  constructor(
    { formLimit, formLimitWindow }: GatewayConfig,
    redis: Redis,
    clientAddress: ClientAddress,
  ) {
    super({ name: 'forms', points: formLimit, duration: formLimitWindow }, redis, clientAddress);
  }
}
