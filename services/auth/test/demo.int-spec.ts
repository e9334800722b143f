import { Account } from '../src/account/account.entity.js';
import { AppModule } from '../src/app.module.js';
import { AuthConfig } from '../src/config/auth.config.js';
import { authDataSource } from '../src/data-source.js';
import { seedDemoAccounts } from '../src/seed/seed-demo-accounts.js';
import { createTestApp } from '@phantom/service-kit/testing';
import { authApp } from './auth-app.js';

it('changes nothing when the demo accounts are loaded a second time', async () => {
  const auth = await authApp();
  const accounts = auth.dataSource.getRepository(Account);
  const before = await accounts.find({ order: { id: 'ASC' } });
  await auth.dataSource.transaction(seedDemoAccounts);
  expect(await accounts.find({ order: { id: 'ASC' } })).toEqual(before);
  expect(before.map(({ email, managesPeople }) => [email, managesPeople])).toEqual([
    ['employee@example.com', false],
    ['admin@example.com', true],
    ['investor@example.com', false],
  ]);
  await auth.close();
});

it('keeps production from starting with demo accounts', async () => {
  await expect(authApp({ NODE_ENV: 'production' })).rejects.toThrow(
    /^Demo accounts are present, and NODE_ENV is production/,
  );
});

it('lets production start without them', async () => {
  const auth = await createTestApp({
    module: AppModule,
    config: AuthConfig,
    dataSource: authDataSource,
    env: { NODE_ENV: 'production' },
  });
  expect((await auth.inject({ url: '/health/ready' })).statusCode).toBe(200);
  await auth.close();
});
