import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type Author, ChangeRefusedError, HOST_NAME, type RegistryEntry } from '@phantom/registry';
import { changeEntry, openStore, type Store } from '@phantom/store';
import { fromCaller, storeAddress } from '../publish/store-address.js';
import { repositoryRoot } from '../stack/repository.js';
import type { Flags } from './arguments.js';
import { DeployFailure, EXIT } from './failure.js';
import { signerOf } from './signing-key.js';

/** Who changes the registry, as the flags, the environment, git or the system say. */
const authorOf = ({ by, note }: { by?: string; note?: string }): Author => ({
  by: by ?? process.env['DEPLOY_BY'] ?? git('config', 'user.email') ?? userInfo().username,
  at: new Date().toISOString(),
  ...noteOf(note ?? git('rev-parse', '--short', 'HEAD')),
});

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/** What every command knows: what it is about, where the store is, and who asks. */
export interface Context {
  /** The micro frontend's name, and its folder's. */
  name: string;
  folder: string;
  store: Store;
  author: Author;
  /** Puts the team's signature on an entry; undefined without a key. */
  sign?: (entry: RegistryEntry) => RegistryEntry;
  flags: Flags;
}

/** What a command has done, for the person and for the pipeline. */
export interface Outcome {
  entry: RegistryEntry;
  version: string;
  /** A sentence. */
  said: string;
}

export const contextOf = async (flags: Flags): Promise<Context> => {
  // npm runs the script in the workspace that it is asked for.
  const folder = process.cwd();
  const name = path.basename(folder);
  if (name !== HOST_NAME && !existsSync(path.join(folder, 'remote.json'))) {
    throw new DeployFailure(EXIT.usage, `${folder} has no remote.json: name a remote by -w mf-…`);
  }
  const store = await openStore(addressOf(flags));
  const key = flags.key ?? process.env['DEPLOY_KEY'];
  const sign = key === undefined ? undefined : signerOf(fromCaller(key));
  return { name, folder, store, author: authorOf(flags), sign, flags };
};

/**
 * Changes the entry, as whoever has the key.
 *
 * @throws DeployFailure if it is a signed one, and there is no key
 */
export const changeSigned = (
  { store, name, sign }: Context,
  how: (entry: RegistryEntry | undefined) => RegistryEntry,
): Promise<RegistryEntry> =>
  changeEntry(
    store,
    name,
    (entry) => {
      const changed = how(entry);
      if (changed === entry || sign || !entry?.signature) return changed;
      const message = `The entry of ${name} is signed, and no gateway would take another: give the key by --key`;
      throw new DeployFailure(EXIT.refused, message);
    },
    sign,
  );

/** Changes the entry that is there. */
export const change = (
  context: Context,
  how: (entry: RegistryEntry) => RegistryEntry,
): Promise<RegistryEntry> =>
  changeSigned(context, (entry) => {
    if (entry) return how(entry);
    throw new ChangeRefusedError(
      `Nothing of ${context.name} is in the registry yet: deploy it first`,
    );
  });

/** Where the store is, as the flags or the environment say. */
export const addressOf = ({ to }: Flags): string => {
  const given = to ?? process.env['STORE'];
  if (given === undefined) return path.join(repositoryRoot, '.data', 'store');
  return storeAddress(given);
};
