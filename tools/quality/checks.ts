import pLimit from 'p-limit';
import { runToString } from './command.js';
import { NOT_CHECKED, type Result } from './result.js';
import { skippedCheck } from './skipped-tests.js';

interface Check {
  name: string;
  command: string[];
}

const tsx = (script: string, ...args: string[]) => ['node', '--import', 'tsx', script, ...args];

/** What the others read: it comes first. */
const build: Check = {
  name: 'server builds',
  command: ['npx', 'tsc', '-b', 'tsconfig.build.json'],
};

/** Everything else that needs no running product, the long ones first. */
const checks: Check[] = [
  { name: 'weight of the frontends', command: tsx('tools/quality/budgets.ts') },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['npx', 'eslint', '--max-warnings', '0', '.'] },
  { name: 'types of servers and tools', command: ['npx', 'tsc', '-p', 'tsconfig.check-node.json'] },
  { name: 'types of frontends', command: ['npx', 'tsc', '-p', 'tsconfig.check-web.json'] },
  { name: 'types of browser tests', command: ['npx', 'tsc', '-p', 'e2e'] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'check:imports'] },
  { name: 'nothing unused', command: ['npx', 'knip', '--no-progress', '--no-config-hints'] },
  { name: 'generated files are current', command: tsx('tools/generate/api.ts', '--check') },
  { name: 'translations are complete', command: tsx('tools/quality/locales/cli.ts') },
  { name: 'known holes', command: tsx('tools/quality/audit/cli.ts') },
  { name: 'licences', command: tsx('tools/quality/licences/cli.ts', '--check') },
  { name: 'compose file', command: ['npx', 'dclint', '--max-warnings', '0', 'docker-compose.yml'] },
  { name: 'Kubernetes manifests', command: tsx('tools/quality/kubernetes/cli.ts') },
];

export async function runCheck({ name, command }: Check): Promise<Result> {
  const { ok, code, output } = await runToString(command);
  if (code === NOT_CHECKED) {
    console.log(`${output}⚠ ${name}: not checked`);
    return { name, passed: 0, failed: 0, skipped: [skippedCheck(name, output)], isOpen: true };
  }
  console.log(`${output}${ok ? '✓' : '✗'} ${name}`);
  return { name, passed: Number(ok), failed: Number(!ok) };
}

/** Two at a time: each has one thread, by and large. What a check says is shown in one piece when it has ended. */
export async function runChecks(): Promise<Result[]> {
  const two = pLimit(2);
  const built = await runCheck(build);
  return [built, ...(await Promise.all(checks.map((check) => two(() => runCheck(check)))))];
}
