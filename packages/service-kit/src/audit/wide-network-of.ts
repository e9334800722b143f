import { isIP } from 'node:net';
import { networkOf } from '../http/network-of.js';

/** As much of an address as tells a country and a provider, and no household: a /24 of IPv4, a /48 of IPv6. */
export function wideNetworkOf(address: string): string | null {
  const network = networkOf(address);
  if (isIP(network) === 4) return network.replace(/\.\d+$/, '.0/24');
  const [groups, size] = network.split('::/');
  return size === '64' && groups ? `${groups.split(':').slice(0, 3).join(':')}::/48` : null;
}
