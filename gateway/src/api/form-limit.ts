import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import { AddressLimit } from './address-limit.js';
import { ClientAddress } from './client-address.js';

/** Holds off whoever sends in one form after the other. */
@Injectable()
export class FormLimit extends AddressLimit {
  constructor({ formLimit, formLimitWindow }: GatewayConfig, clientAddress: ClientAddress) {
    super({ points: formLimit, duration: formLimitWindow }, clientAddress);
  }
}
