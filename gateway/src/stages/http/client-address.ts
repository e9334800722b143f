import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { type ProxyTrust, readTrustedProxies } from '../../config/trusted-proxies.js';

/** Finds the address of a client, also behind trusted proxies. */
@Injectable()
export class ClientAddress {
  private readonly isTrusted: ProxyTrust;

  constructor({ trustedProxies }: GatewayConfig) {
    this.isTrusted = readTrustedProxies(trustedProxies);
  }

  /**
   * The address of the connection. If it is a trusted proxy, the last address of `X-Forwarded-For` that is not one: the
   * client can invent all addresses before it. `unknown` if the connection is closed.
   */
  of(request: IncomingMessage): string {
    const peer = request.socket.remoteAddress;
    if (peer === undefined) return 'unknown';
    const address = proxyAddr(request, this.isTrusted);
    return isIP(address) === 0 ? peer : address;
  }
}
