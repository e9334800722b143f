import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { makeApiTypes } from '../api-types.mjs';
import { repositoryRoot } from '../stack/repository.js';
import type { ChangedPlan } from './changed/plan-changed.js';
import { runToString } from './command.js';
import { NOT_CHECKED, type Result } from './result.js';
import { skippedCheck } from './skipped-tests.js';

interface Check {
  name: string;
  command: string[];
  /** The command after a change, where it can look at less; undefined where there is nothing to look at. */
  afterChange: (plan: ChangedPlan) => string[] | undefined;
}

const tsx = (script: string, ...args: string[]) => ['node', '--import', 'tsx', script, ...args];

const cache = (name: string) => join('.data', 'cache', name);
/** With the fast parser: it takes two thirds of the time, for the same format. */
const PRETTIER = [
  ...['npx', 'prettier', '--check', '--log-level', 'warn', '--ignore-unknown'],
  ...['--plugin', '@prettier/plugin-oxc'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', cache('prettier')],
];
const ESLINT = [
  ...['npx', 'eslint', '--max-warnings', '0', '--no-warn-ignored'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', cache('eslint')],
];
/** TypeScript 7 takes half of the time of TypeScript 6. Version 6 builds the servers; ESLint and our own checks use it as a library. */
const types = (project: string) => [
  ...['node', 'node_modules/typescript-native/bin/tsc', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', cache(`${project}.tsbuildinfo`)],
];

const SERVERS =
  /^(services\/|gateway$|(tools|demo|qa)$|packages\/(?!mf-kit$|ui$|map$|forms$|api-client$))/;
const FRONTENDS = /^(shell$|mf-|packages\/(mf-kit|ui|map|forms|api-client|build-config)$)/;
const CODE = /\.([cm]?js|tsx?)$/;

/** The same command, when a workspace of this kind has changed. */
const inFolders = (pattern: RegExp, name: string, command: string[]): Check => ({
  name,
  command,
  afterChange: ({ folders }) => (folders.some((each) => pattern.test(each)) ? command : undefined),
});

/** The same command, when a file of this kind has changed. */
const ofFiles = (pattern: RegExp, name: string, command: string[]): Check => ({
  name,
  command,
  afterChange: ({ files }) => (files.some((each) => pattern.test(each)) ? command : undefined),
});

/** A command that looks at each file alone. */
const fileByFile = (pattern: RegExp, name: string, command: string[]): Check => ({
  name,
  command: [...command, '.'],
  afterChange: ({ files }) => {
    const some = files.filter(
      (file) => pattern.test(file) && existsSync(join(repositoryRoot, file)),
    );
    return some.length > 0 ? [...command, ...some] : undefined;
  },
});

/** What the others read: it comes first. */
const serverBuilds = inFolders(SERVERS, 'server builds', [
  'npx',
  'tsc',
  '-b',
  'tsconfig.build.json',
]);

/** It builds the frontends, which tests of the whole site start. */
const weight = inFolders(FRONTENDS, 'weight of the frontends', tsx('tools/quality/budgets.ts'));

/** Of one section alone in a fifth of the time. */
const frontendTypes: Check = {
  name: 'types of frontends',
  command: types('tsconfig.check-web.json'),
  afterChange: ({ folders }) => {
    const [folder, ...others] = folders.filter((each) => FRONTENDS.test(each));
    if (folder === undefined) return undefined;
    const isSection = others.length === 0 && folder.startsWith('mf-');
    return types(isSection ? folder : 'tsconfig.check-web.json');
  },
};

/** Everything else that needs no running product, the long ones first. */
const checks: Check[] = [
  fileByFile(CODE, 'lint', ESLINT),
  inFolders(SERVERS, 'types of servers, tools, demo and qa', types('tsconfig.check-node.json')),
  frontendTypes,
  fileByFile(/./, 'format', PRETTIER),
  inFolders(/./, 'import rules', ['npm', 'run', '--silent', 'check:imports']),
  inFolders(/^(e2e|gateway)$/, 'types of browser tests', types('e2e')),
  inFolders(/./, 'nothing unused', ['npx', 'knip', '--no-progress', '--no-config-hints']),
  inFolders(
    /^(services\/|gateway$|packages\/(api-client|map)$)/,
    'generated files are current',
    tsx('tools/generate/cli.ts', '--check'),
  ),
  inFolders(
    /^(gateway|mf-(staff|listings)|services\/(properties|listings)|packages\/(files|listing-index|mf-kit))$/,
    'walks through the code are current',
    tsx('tools/quality/walks/cli.ts', '--check'),
  ),
  ofFiles(CODE, 'no retired names', tsx('tools/quality/vocabulary/cli.ts')),
  ofFiles(CODE, 'sizes of the source', tsx('tools/quality/sizes/cli.ts')),
  inFolders(/./, 'translations are complete', tsx('tools/quality/locales/cli.ts')),
  ofFiles(/locales\/|quality\/words\//, 'no retired wording', tsx('tools/quality/words/cli.ts')),
  ofFiles(/package(-lock)?\.json$/, 'known holes', tsx('tools/quality/audit/cli.ts')),
  ofFiles(/package(-lock)?\.json$/, 'licences', tsx('tools/quality/licences/cli.ts', '--check')),
  ofFiles(/^(docker-compose\.yml|\.dclintrc\.json)$/, 'compose file', [
    ...['npx', 'dclint', '--max-warnings', '0', 'docker-compose.yml'],
  ]),
  ofFiles(
    /^(deploy\/|gateway\/|services\/)/,
    'Kubernetes manifests',
    tsx('tools/quality/kubernetes/cli.ts'),
  ),
];

interface RunOptions {
  /** What a change needs; everything without it. */
  plan?: ChangedPlan;
  /** As of `nice`: a higher number leaves a core to others first. */
  priority?: number;
}

export async function runCheck(
  { name, command }: Pick<Check, 'name' | 'command'>,
  priority = 0,
): Promise<Result> {
  const { ok, code, output } = await runToString(command, priority);
  if (code === NOT_CHECKED) {
    console.log(`${output}⚠ ${name}: not checked`);
    return { name, passed: 0, failed: 0, skipped: [skippedCheck(name, output)], isOpen: true };
  }
  console.log(`${output}${ok ? '✓' : '✗'} ${name}`);
  return { name, passed: Number(ok), failed: Number(!ok) };
}

/** Each check has one thread, by and large. */
const CHECKS_AT_ONCE = 2;

async function runSome(some: Check[], { plan, priority }: RunOptions): Promise<Result[]> {
  const limit = pLimit(CHECKS_AT_ONCE);
  const wanted = some.flatMap(({ name, command, afterChange }) => {
    const needed = plan ? afterChange(plan) : command;
    return needed ? [{ name, command: needed }] : [];
  });
  return Promise.all(wanted.map((check) => limit(() => runCheck(check, priority))));
}

/** Makes what the others read: the types of the calls, and the server builds. */
export async function runServerBuilds(plan?: ChangedPlan): Promise<Result[]> {
  await makeApiTypes();
  return runSome([serverBuilds], { plan });
}

/** Builds the frontends and weighs them. */
export const runWeight = (plan?: ChangedPlan) => runSome([weight], { plan });

/** What needs the server builds alone. What a check says is shown in one piece when it has ended. */
export const runStaticChecks = (options: RunOptions) => runSome(checks, options);

/** All checks, as `npm run check` runs them. */
export async function runChecks(): Promise<Result[]> {
  return [...(await runServerBuilds()), ...(await runSome([weight, ...checks], {}))];
}
