import { NAME_PATTERN } from '@phantom/registry';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A development server on this machine: another machine must not serve code. */
const SERVER_URL = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/\S+$/;
const NAME = new RegExp(NAME_PATTERN);

/** The addresses by remote name, from a validated `DEV_REMOTES`. */
export const readDevRemotes = (text: string): Record<string, { url: string }> =>
  Object.fromEntries(pairsOf(text).map(([name, url]) => [name, { url }]));

/** Validates `DEV_REMOTES`, which must be empty in production. */
export const IsDevRemotes = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDevRemotes',
    validator: {
      validate: (value, args) => faultOf(value, args) === undefined,
      defaultMessage: (args) => `$property ${faultOf(args?.value, args)}`,
    },
  });

const faultOf = (value: unknown, args: ValidationArguments | undefined): string | undefined => {
  const pairs = pairsOf(String(value));
  if (pairs.length === 0) return undefined;
  if (args && 'nodeEnv' in args.object && args.object.nodeEnv === 'production') {
    return 'is for development: leave it out where NODE_ENV is production';
  }
  return pairs.every(([name, url]) => NAME.test(name) && isServerUrl(url))
    ? undefined
    : 'must be name=url, separated by commas, with http addresses of 127.0.0.1 or localhost';
};

const isServerUrl = (url: string): boolean => SERVER_URL.test(url) && URL.canParse(url);

const pairsOf = (text: string): [name: string, url: string][] =>
  text.split(',').flatMap((entry) => {
    const [name = '', ...url] = entry.trim().split('=');
    return entry.trim() === '' ? [] : [[name, url.join('=')]];
  });
