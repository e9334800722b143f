import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_NAME } from '@phantom/registry';
import type { PreparedBuild } from '../publish/prepare-build.js';
import { readLocales } from '../quality/locales/texts.js';
import { repositoryRoot } from '../stack/repository.js';
import { classify } from './compatibility/classify.js';
import type { Candidate } from './compatibility/finding.js';
import type { Context } from './context.js';
import { DeployFailure, EXIT } from './failure.js';
import { readLiveDocument } from './live-document.js';

/**
 * Holds a build against all that visitors get.
 *
 * @throws DeployFailure if something speaks against it, or if that cannot be known and nobody accepts it
 */
export const checkCompatibility = async (
  { name, folder, store, flags }: Context,
  { version }: PreparedBuild,
): Promise<void> => {
  const live = await readLiveDocument(store);
  const { verdict, findings } = classify(await candidateOf(name, folder, version), live);
  const found = findings.map((each) => `${each.verdict} (${each.rule}): ${each.message}`);
  if (verdict === 'incompatible') {
    throw new DeployFailure(
      EXIT.incompatible,
      [...found, 'Nothing has been published.'].join('\n'),
    );
  }
  if (verdict === 'unknown' && !flags['accept-unknown']) {
    const way =
      'Nothing has been published. Accept it by --accept-unknown once you have looked at it.';
    throw new DeployFailure(EXIT.unknown, [...found, way].join('\n'));
  }
  for (const line of found) console.error(line);
};

const candidateOf = async (
  name: string,
  folder: string,
  version: Candidate['version'],
): Promise<Candidate> => {
  const budgets = JSON.parse(
    await readFile(path.join(repositoryRoot, 'tools/quality/budgets.json'), 'utf8'),
  ) as Record<string, Candidate['budget']>;
  const owners = name === HOST_NAME ? [folder, fromRoot('packages/mf-kit')] : [folder];
  const locales = await Promise.all(
    owners
      .filter((owner) => existsSync(path.join(owner, 'locales')))
      .map((owner) => readLocales(path.dirname(owner), path.basename(owner))),
  );
  return { name, version, locales, budget: budgets[name] };
};

const fromRoot = (folder: string): string => path.join(repositoryRoot, folder);
