import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../api/address-limit.js';
import { ClientAddress } from '../../api/client-address.js';

/** For a whole office behind one address, and far from what could make numbers up. */
const REPORTS = { points: 300, duration: 60 };

/** Holds off whoever sends more reports than people look at pages. */
@Injectable()
export class ReportLimit extends AddressLimit {
  constructor(clientAddress: ClientAddress) {
    super(REPORTS, clientAddress);
  }
}
