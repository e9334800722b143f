import proxyAddr from '@fastify/proxy-addr';
import { ValidateBy } from 'class-validator';

/** Whether a connection from this address may say for whom it comes. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * What is believed by a `TRUSTED_PROXIES`; nobody by an empty one.
 *
 * @throws TypeError if it names something else than addresses
 */
export const readTrustedProxies = (text: string): ProxyTrust =>
  proxyAddr.compile(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

/** Proxies before the gateway: addresses, networks, or the names that proxy-addr has for some. */
export const IsTrustedProxies = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTrustedProxies',
    validator: {
      validate: isReadable,
      defaultMessage: () =>
        '$property must be addresses or networks like 10.0.0.0/8, separated by commas',
    },
  });

const isReadable = (value: unknown): boolean => {
  try {
    readTrustedProxies(String(value));
    return true;
  } catch {
    return false;
  }
};
