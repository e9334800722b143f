import { runChecks } from './checks.js';

const failed = (await runChecks()).filter((result) => result.failed > 0);
for (const { name } of failed) console.error(`✗ ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
