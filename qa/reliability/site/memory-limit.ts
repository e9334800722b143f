import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../../tools/stack/repository.js';

interface Deployment {
  spec: { template: { spec: { containers?: { resources?: { limits?: { memory?: string } } }[] } } };
}

/** V8 uses half of the container's limit for its old generation. */
const SHARE = 1 / 2;

/**
 * The heap limit of Node.js in a container with the limit of deploy/kubernetes. With more memory, garbage is collected so late
 * that it cannot be distinguished from a leak.
 *
 * @param folder of `deploy/kubernetes/base`
 */
export const heapOption = (folder: string): string => {
  const megabytes = Math.floor((limitIn(folder) ?? limitIn('server') ?? 0) * SHARE);
  if (megabytes === 0) throw new Error(`No limit of memory is known for ${folder}`);
  return `--max-old-space-size=${megabytes}`;
};

function limitIn(folder: string): number | undefined {
  const base = join(repositoryRoot, 'deploy/kubernetes/base', folder);
  const file = ['server.yaml', 'deployment.yaml'].map((name) => join(base, name)).find(existsSync);
  if (file === undefined) return undefined;
  const { spec } = parse(readFileSync(file, 'utf8')) as Deployment;
  const limit = spec.template.spec.containers?.[0]?.resources?.limits?.memory;
  return limit === undefined ? undefined : mebibytes(limit);
}

function mebibytes(text: string): number {
  const [, number, unit] = /^(\d+)(Mi|Gi)$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`${text} is no limit in Mi or Gi`);
  return Number(number) * (unit === 'Gi' ? 1024 : 1);
}
