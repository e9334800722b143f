import { succeeds } from './command.js';
import type { Result } from './result.js';

interface Check {
  name: string;
  command: string[];
}

const tsx = (script: string, ...args: string[]) => ['node', '--import', 'tsx', script, ...args];

/** Everything that needs no running product. */
export const checks: Check[] = [
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['npx', 'eslint', '--max-warnings', '0', '.'] },
  { name: 'server builds', command: ['npx', 'tsc', '-b', 'tsconfig.build.json'] },
  { name: 'types of servers and tools', command: ['npx', 'tsc', '-p', 'tsconfig.check-node.json'] },
  { name: 'types of browser tests', command: ['npx', 'tsc', '-p', 'e2e'] },
  { name: 'types of frontends', command: ['npx', 'tsc', '-p', 'tsconfig.check-web.json'] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'check:imports'] },
  { name: 'nothing unused', command: ['npx', 'knip', '--no-progress', '--no-config-hints'] },
  { name: 'generated files are current', command: tsx('tools/generate/api.ts', '--check') },
  { name: 'translations are complete', command: tsx('tools/quality/locales/cli.ts') },
  { name: 'weight of the frontends', command: tsx('tools/quality/budgets.ts') },
  { name: 'compose file', command: ['npx', 'dclint', '--max-warnings', '0', 'docker-compose.yml'] },
];

export async function runChecks(): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, command } of checks) {
    console.log(`\n• ${name}`);
    const ok = await succeeds(command);
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    results.push({ name, passed: Number(ok), failed: Number(!ok) });
  }
  return results;
}
