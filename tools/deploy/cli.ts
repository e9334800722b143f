import { buildPackage } from '../stack/build/build-package.js';

buildPackage('store');

const { readArguments } = await import('./arguments.js');
const { ending } = await import('./failure.js');
const { run } = await import('./run.js');
try {
  const { command, flags } = readArguments(process.argv.slice(2));
  await run(command, flags);
} catch (error) {
  const { exitCode, message } = ending(error);
  console.error(message);
  process.exitCode = exitCode;
}
