// The very first step runs before anything is installed: Node's own modules only.
import { ensureInstalled, run } from '../tools/bootstrap.mjs';

ensureInstalled();
run(['--import', 'tsx', 'qa/containers/cli.ts', ...process.argv.slice(2)]);
