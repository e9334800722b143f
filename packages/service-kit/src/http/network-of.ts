import { isIPv6 } from 'node:net';

/** The unit of rate limits: an IPv4 address, or the /64 of an IPv6 address, which belongs to one customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:((?:\d{1,3}\.){3}\d{1,3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    group.replace(/^0{1,3}(?=.)/, ''),
  );
}
