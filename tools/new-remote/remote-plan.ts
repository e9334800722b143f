import { parseArgs } from 'node:util';
import {
  LANGUAGE_CODES,
  type LanguageCode,
  matchRoute,
  type RemoteDeclaration,
} from '@phantom/registry';

/** Why there can be no such remote, with what to do. */
export class RefusedRemote extends Error {}

/** What a new remote is called, and where it is found. */
export interface RemotePlan {
  name: string;
  path: string;
  owner: string;
  titles: Record<LanguageCode, string>;
}

const USAGE =
  'usage: npm run new-remote -- mf-careers [--path /careers] [--owner careers-team] [--en Careers] [--de Karriere] …';

/** In small letters, and short enough for an address: stricter than what the registry takes. */
const NAME = /^mf-(?=.{1,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** What the gateway answers itself, or reads as a language. */
const RESERVED = ['api', 'r', 'pictures', 'audio', 'health', 'sitemaps', ...LANGUAGE_CODES];
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

const forEachLanguage = <Value>(valueOf: (language: LanguageCode) => Value) =>
  Object.fromEntries(LANGUAGE_CODES.map((each) => [each, valueOf(each)])) as Record<
    LanguageCode,
    Value
  >;
const text = { type: 'string' } as const;
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Reads the command line of `npm run new-remote`. Languages without a title of their own take the English one.
 *
 * @throws RefusedRemote where it is not understood
 */
export function readRemotePlan(args: string[]): RemotePlan {
  const { values, positionals } = parse(args);
  const blank = Object.entries(values).find(([, value]) => value.trim() === '');
  if (blank) throw new RefusedRemote(`--${blank[0]} says nothing: ${USAGE}`);
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new RefusedRemote(USAGE);
  const topic = name.replace(/^mf-/, '');
  const english = values.en ?? capitalised(topic.replaceAll('-', ' '));
  return {
    name,
    path: values.path ?? `/${topic}`,
    owner: values.owner ?? `${topic}-team`,
    titles: forEachLanguage((each) => values[each] ?? english),
  };
}

function parse(args: string[]) {
  const options = { path: text, owner: text, ...forEachLanguage(() => text) };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new RefusedRemote(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** @throws RefusedRemote where the name or the path is of no use, or taken */
export function refuseTaken(
  { name, path }: RemotePlan,
  others: readonly RemoteDeclaration[],
): void {
  if (!NAME.test(name))
    throw new RefusedRemote(
      `"${name}" cannot be a remote's name: mf- and small letters, digits and hyphens, as in mf-careers.`,
    );
  if (!PATH.test(path))
    throw new RefusedRemote(
      `"${path}" cannot be the path of its first page: small letters, digits and hyphens, as in /careers.`,
    );
  if (RESERVED.includes(path.split('/')[1] ?? ''))
    throw new RefusedRemote(`${path} is kept for the site itself: choose another with --path.`);
  if (others.some((other) => other.name === name))
    throw new RefusedRemote(`There is a remote ${name} already: choose another name.`);
  const owned = matchRoute(
    others.map(({ name: other, routes }) => ({
      name: other,
      // A route such as `/:page` leaves every path to a section that declares it.
      declaration: { routes: routes.filter((route) => !route.path.startsWith('/:')) },
    })),
    path,
  );
  if (owned)
    throw new RefusedRemote(`${path} belongs to ${owned.remote.name}: choose another with --path.`);
}
