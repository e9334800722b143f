import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../api/address-limit.js';
import { ClientAddress } from '../../api/client-address.js';
import { Redis } from '../../shared/redis.js';

/** For a whole office behind one address, and far from what could make numbers up. */
const REPORTS = { name: 'reports', points: 300, duration: 60 };

/** Holds off whoever sends more reports than people look at pages. */
@Injectable()
export class ReportLimit extends AddressLimit {
  constructor(redis: Redis, clientAddress: ClientAddress) {
    super(REPORTS, redis, clientAddress);
  }
}
