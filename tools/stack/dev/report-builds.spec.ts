import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuildStatus } from '@phantom/build-config/webpack/build-status.mjs';
import { buildReporter, reportBuilds } from './report-builds.js';

describe('buildReporter', () => {
  it('prints an error, and once that the part builds again', () => {
    const printed: string[] = [];
    const report = buildReporter((text) => printed.push(text));
    report({ part: 'shell', errors: [], build: '1' });
    expect(printed).toEqual([]);
    report({ part: 'shell', errors: ['./src/main.ts\nUnexpected token'], build: '2' });
    expect(printed).toEqual(['\n✗ shell does not build:\n  ./src/main.ts\n  Unexpected token\n']);
    report({ part: 'shell', errors: [], build: '3' });
    report({ part: 'shell', errors: [], build: '4' });
    expect(printed.slice(1)).toEqual(['✓ shell builds again.']);
  });
});

describe('reportBuilds', () => {
  it('prints the output of other processes', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'status-'));
    const printed = new Promise<string>((print) => {
      const stop = reportBuilds(dir, (text) => {
        stop();
        print(text);
      });
    });
    writeBuildStatus(dir, { part: 'services', errors: ['main.ts(1,1): error TS1005'], build: '1' });
    expect(await printed).toContain('✗ services does not build:\n  main.ts(1,1): error TS1005');
    await rm(dir, { recursive: true });
  });
});
