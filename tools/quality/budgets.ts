// No frontend weighs more on a first visit than budgets.json allows it, in bytes after brotli.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged } from '../stack/build/build-changed.js';
import { buildTargets } from '../stack/build/build-targets.js';
import { repositoryRoot } from '../stack/repository.js';
import { brotliSize } from './brotli-size.js';
import { firstLoadWeight, kinds, type FrontendBuild, type Kind } from './first-load-weight.js';

type Budgets = Record<string, Record<Kind, number>>;

const readJson = async <T>(...path: string[]) =>
  JSON.parse(await readFile(join(repositoryRoot, ...path), 'utf8')) as T;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function problemsOf(frontend: string, budget: Record<Kind, number>): Promise<string[]> {
  const build = await readJson<FrontendBuild>(frontend, 'dist/build.json');
  const sizeOf = (file: string) =>
    brotliSize(readFileSync(join(repositoryRoot, frontend, 'dist', file)));
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const { bytes, files } = firstLoadWeight(build, kind, sizeOf);
    console.log(`${frontend}: ${kind} ${bytes} of ${budget[kind]} bytes`);
    if (bytes <= budget[kind]) return [];
    const heaviest = files.slice(0, 3).map((each) => `${each.file} ${kilobytes(each.bytes)}`);
    return [
      `${frontend} loads ${kilobytes(bytes)} of ${kind} on a first visit, ${bytes - budget[kind]} bytes more than its ` +
        `budget; the heaviest are ${heaviest.join(', ')}. Load later what the first view does not need (import(), ` +
        `@phantom/ui/on-demand), or, if it is worth it, raise "${frontend}" in tools/quality/budgets.json and say why.`,
    ];
  });
}

const budgets = await readJson<Budgets>('tools/quality/budgets.json');
const frontends = buildTargets(false).filter(({ name }) => name in budgets);
await buildChanged(new AbortController().signal, frontends);
const problems = (
  await Promise.all(Object.entries(budgets).map(([name, budget]) => problemsOf(name, budget)))
).flat();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
