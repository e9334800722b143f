import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import { Redis } from '../shared/redis.js';
import { AddressLimit } from './address-limit.js';
import { ClientAddress } from './client-address.js';

/** Seconds. */
const WINDOW = 60;

/** Holds off whoever asks for more than people look at, of what has to be made: what is kept costs next to nothing. */
@Injectable()
export class ReadLimit extends AddressLimit {
  constructor({ readLimit }: GatewayConfig, redis: Redis, clientAddress: ClientAddress) {
    super({ name: 'reads', points: readLimit, duration: WINDOW }, redis, clientAddress);
  }
}
