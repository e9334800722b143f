// `tsc -b --watch` over the servers, which says after each round what does not compile.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeBuildStatus } from '@phantom/build-config/webpack/build-status.mjs';
import type ts from 'typescript';
import { repositoryRoot } from '../repository.js';

// The compiler of `npx tsc`: the one beside this workspace is another version, which would not take over its builds.
const typescript = createRequire(join(repositoryRoot, 'package.json'))('typescript') as typeof ts;

const [statusDir] = process.argv.slice(2);
if (!statusDir) throw new Error('usage: compile-servers.ts <folder of the build status>');

const format: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => repositoryRoot,
  getNewLine: () => '\n',
  getCanonicalFileName: (name) => name,
};
let errors: string[] = [];
let round = 0;

const collect = (diagnostic: ts.Diagnostic): void => {
  const text = typescript.formatDiagnostic(diagnostic, format).trimEnd();
  console.error(text);
  errors.push(text);
};

/** "Found 1 error. Watching…" and "Found 0 errors. Watching…": a round is over. */
const OVER = new Set([6193, 6194]);

const report = ({ code }: ts.Diagnostic): void => {
  if (OVER.has(code)) {
    round += 1;
    writeBuildStatus(statusDir, { part: 'services', errors, build: String(round) });
  }
  errors = [];
};

const host = typescript.createSolutionBuilderWithWatchHost(
  typescript.sys,
  undefined,
  collect,
  undefined,
  report,
);
typescript
  .createSolutionBuilderWithWatch(host, [join(repositoryRoot, 'tsconfig.build.json')], {})
  .build();
