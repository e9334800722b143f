// Microseconds that the check of a token costs which was seen before: prints the median of many rounds.
// npm run build && node gateway/bench/token-check.mjs
import 'reflect-metadata';
import { createServiceApp, ProcessConfig } from '@phantom/service-kit';
import { signTestToken, testJwksUrl } from '@phantom/service-kit/testing';
import { TokenVerifier } from '../dist/stages/auth/token-verifier.js';
import { authWithoutRevocations, NoRevocations } from './no-revocations.mjs';

const ROUNDS = 51;
const CHECKS = 2_000;

const config = Object.assign(new ProcessConfig(), {
  logLevel: 'silent',
  jwksUrl: await testJwksUrl(),
});
const app = await createServiceApp({ name: 'token-check', module: authWithoutRevocations, config });
await app.init();

const token = await signTestToken({ id: 7, email: 'a@example.com', name: 'Ada', type: 'admin' });
const request = { headers: { authorization: `Bearer ${token}` } };

const tokens = new TokenVerifier(new NoRevocations());
await tokens.check({ request, response: {} });

const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const start = process.hrtime.bigint();
  for (let check = 0; check < CHECKS; check += 1) await tokens.check({ request, response: {} });
  rounds.push(Number(process.hrtime.bigint() - start) / CHECKS / 1_000);
}
rounds.sort((one, other) => one - other);
process.stdout.write(rounds[rounds.length >> 1].toFixed(2));
await app.close();
process.exit();
