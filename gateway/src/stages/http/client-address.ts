import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { type ProxyTrust, readTrustedProxies } from '../../config/trusted-proxies.js';

/** Tells clients apart, also those that come through a proxy of ours. */
@Injectable()
export class ClientAddress {
  private readonly isTrusted: ProxyTrust;

  constructor({ trustedProxies }: GatewayConfig) {
    this.isTrusted = readTrustedProxies(trustedProxies);
  }

  /**
   * The address of the connection or, if that is a trusted proxy's, the last one of `X-Forwarded-For` that is not:
   * what stands before it is what the client wants it to be. `unknown` once the connection is gone.
   */
  of(request: IncomingMessage): string {
    const peer = request.socket.remoteAddress;
    if (peer === undefined) return 'unknown';
    const told = proxyAddr(request, this.isTrusted);
    return isIP(told) === 0 ? peer : told;
  }
}
