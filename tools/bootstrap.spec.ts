import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const bootstrap = fileURLToPath(new URL('bootstrap.mjs', import.meta.url));

/** A program that runs until it is stopped, and says so. */
const PROGRAM = `process.once('SIGTERM', () => { console.log('stopped'); process.exit(); });
setInterval(() => undefined, 1000);
console.log('running');`;

const SCRIPT = `import { run } from ${JSON.stringify(bootstrap)};
run(['--eval', ${JSON.stringify(PROGRAM)}]);`;

describe('run', () => {
  it('stops the program when the shell that npm started has ended', async () => {
    // A second command keeps the shell from becoming the first one.
    const shell = spawn(
      'sh',
      ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, SCRIPT],
      {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const lines = shell.stdout.setEncoding('utf8');
    expect(await once(lines, 'data')).toEqual(['running\n']);

    shell.kill('SIGTERM');
    expect(await once(lines, 'data')).toEqual(['stopped\n']);
  });
});
