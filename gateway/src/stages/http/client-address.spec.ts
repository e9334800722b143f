import type { IncomingMessage } from 'node:http';
import { loadConfig } from '@phantom/service-kit';
import { GatewayConfig } from '../../config/gateway.config.js';
import { ClientAddress } from './client-address.js';

const load = (TRUSTED_PROXIES: string) => loadConfig(GatewayConfig, { TRUSTED_PROXIES });

const downstreamClientOf = (
  trusted: string,
  peer: string | undefined,
  forwarded?: string,
): string =>
  new ClientAddress(load(trusted)).of({
    socket: { remoteAddress: peer },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

describe('ClientAddress', () => {
  it.each([
    ['nobody is trusted unless told', '', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['a trusted proxy is believed', '10.0.0.0/8', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['and so it is as IPv6 writes it', '10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '2001:db8::7'],
    ['another is not', '10.0.0.0/8', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['what a client wrote is not', '10.1.2.3', '10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [
      'several proxies are passed over',
      '10.1.2.3, 192.0.2.0/24',
      '10.1.2.3',
      '1.1.1.1, 203.0.113.9, 192.0.2.8',
      '203.0.113.9',
    ],
    ['a proxy that names nobody is the client', '10.1.2.3', '10.1.2.3', undefined, '10.1.2.3'],
    ['and so is one that names no address', '10.1.2.3', '10.1.2.3', 'somebody', '10.1.2.3'],
  ])('%s', (_, trusted, peer, forwarded, expected) => {
    expect(downstreamClientOf(trusted, peer, forwarded)).toBe(expected);
  });

  it('is unknown after the connection has closed', () => {
    expect(downstreamClientOf('loopback', undefined, '203.0.113.9')).toBe('unknown');
  });
});

it.each(['everybody', '10.0.0.0/0', '10.0.0.300', '10.0.0.1 10.0.0.2'])(
  'refuses TRUSTED_PROXIES=%s',
  (value) => {
    expect(() => load(value)).toThrow(
      'Bad configuration: TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, separated by commas',
    );
  },
);
