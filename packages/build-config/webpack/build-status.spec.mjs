import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import {
  BuildStatusPlugin,
  tellPagesOfOtherParts,
  watchBuildStatus,
  writeBuildStatus,
} from './build-status.mjs';

const dir = mkdtempSync(join(tmpdir(), 'status-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Statuses as they are written, awaited one after the other. */
function statusesIn(folder) {
  const waiting = [];
  const seen = [];
  const stop = watchBuildStatus(folder, (status) => {
    const next = waiting.shift();
    if (next) next(status);
    else seen.push(status);
  });
  const next = () => seen.shift() ?? new Promise((take) => waiting.push(take));
  return { next, stop };
}

it('reports build errors after each build in watch mode', async () => {
  const folder = join(dir, 'compiler');
  const statuses = statusesIn(folder);
  writeFileSync(join(dir, 'entry.js'), 'console.log(');
  const compiler = webpack({
    mode: 'development',
    context: dir,
    entry: './entry.js',
    output: { path: join(dir, 'dist') },
    plugins: [new BuildStatusPlugin('shell', folder)],
  });
  const watching = compiler.watch({}, () => undefined);

  const { part, errors } = await statuses.next();
  expect(part).toBe('shell');
  expect(errors).toEqual([expect.stringMatching(/entry\.js[\s\S]*Unexpected token/)]);
  writeFileSync(join(dir, 'entry.js'), 'console.log(1)');
  let status = await statuses.next();
  // A change may be noticed in two steps.
  while (status.errors.length > 0) status = await statuses.next();
  expect(status.errors).toEqual([]);

  statuses.stop();
  await new Promise((closed) => watching.close(closed));
});

it('notifies open pages of a build error, of its end, and of a new shell', async () => {
  const folder = join(dir, 'pages');
  const sent = [];
  const waiting = [];
  const server = {
    webSocketServer: { clients: [] },
    sendMessage: (_clients, ...message) => {
      sent.push(message);
      waiting.shift()?.();
    },
  };
  const stop = tellPagesOfOtherParts(server, 'mf-a', folder);
  const told = (status) => {
    const sending = new Promise((take) => waiting.push(take));
    writeBuildStatus(folder, status);
    return sending;
  };
  writeBuildStatus(folder, { part: 'mf-a', errors: ['its own'], build: '1' });
  await told({ part: 'services', errors: ['broken'], build: '1' });
  await told({ part: 'services', errors: [], build: '2' });
  await told({ part: 'shell', errors: [], build: '1' });
  stop();
  expect(sent).toEqual([
    ['errors', ['broken']],
    ['ok', undefined],
    ['static-changed', undefined],
  ]);
});
