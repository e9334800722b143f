import proxyAddr from '@fastify/proxy-addr';
import { ValidateBy } from 'class-validator';

/** Whether `X-Forwarded-For` of a connection from this address is trusted. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** An empty value trusts nobody. @throws TypeError if an entry is not an address or network */
export const readTrustedProxies = (text: string): ProxyTrust =>
  proxyAddr.compile(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

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
