import { fromRoot } from './repository.js';
import { explain } from './failure.js';
import { hasIllustrator } from './pictures.js';
import { readStackOptions } from './stack-options.js';
import { Stack } from './stack.js';
import { elapsed, say } from './terminal.js';

const demoPassword = 'phantom-demo-2026';
const demoLogins = [
  ['Employee', '/login', 'employee@example.com'],
  ['Employee who manages people', '/login', 'admin@example.com'],
  ['Investor', '/investors/login', 'investor@example.com'],
];

function announce(origin: string, logDir: string): void {
  say(`\nPhantom Partners is running at ${origin} (started in ${elapsed()})\n`);
  for (const [who, path, email] of demoLogins) {
    say(`  ${who?.padEnd(28)} ${`${origin}${path}`.padEnd(40)} ${email} / ${demoPassword}`);
  }
  say(`\n  Logs: ${logDir}    Stop: Ctrl-C\n`);
}

function goOnWithout({ message }: Error): void {
  console.error(`\n✗ ${message}\n  The site goes on without it; start again to have it back.`);
}

/** One request may arrive twice, from the process group and passed on by the parent. */
const sameRequestMs = 1000;

/** Settles at the first signal; a later one does not wait for anything any more. */
function untilAsked(stack: Stack): Promise<void> {
  return new Promise((asked) => {
    let firstAt: number | undefined;
    const onSignal = () => {
      if (firstAt === undefined) {
        firstAt = Date.now();
        asked();
      } else if (Date.now() - firstAt > sameRequestMs) {
        stack.processes.killAll();
        process.exit(1);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
}

async function main(): Promise<void> {
  const { pictures, ...others } = readStackOptions(process.argv.slice(2));
  const options = { ...others, pictures: hasIllustrator() ? pictures : undefined };
  const stack = new Stack(options);
  const asked = untilAsked(stack);
  try {
    const started = stack.start();
    // Asked to stop half-way, the start is aborted, and that is no failure.
    started.catch(() => undefined);
    await Promise.race([started, asked, stack.processes.unexpectedEnd]);
    const running = await Promise.race([started.then(() => true), asked.then(() => false)]);
    if (running) {
      // A site with a part missing is worth more than none, and says so at /status.
      stack.processes.needOnly(['gateway'], goOnWithout);
      announce(`http://localhost:${options.gatewayPort}`, fromRoot(stack.processes.logFile('*')));
    }
    await Promise.race([asked, stack.processes.unexpectedEnd]);
    say('\n• Stopping: gateway, services, PostgreSQL…');
  } catch (error) {
    console.error(`\n✗ ${explain(error)}`);
    process.exitCode = 1;
  }
  await stack.stop();
  say('✓ Nothing is left running.');
  process.exit();
}

await main();
