// The very first step runs before anything is installed: Node's own modules only.
import { ensureInstalled, run } from './bootstrap.mjs';

ensureInstalled();
run(['--import', 'tsx', 'tools/containers/cli.ts', ...process.argv.slice(2)]);
