import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { runSeed } from './database-tasks.js';

const before = { ...process.env };

beforeEach(() => {
  process.env.DATABASE_URL = 'postgres://a@127.0.0.1:5432/c';
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

/** How the process ends, and whether it went as far as the database. */
async function seedIn(nodeEnv: string) {
  process.env.NODE_ENV = nodeEnv;
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  let told = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text, ...rest: unknown[]) => {
    told += String(text);
    for (const then of rest) if (typeof then === 'function') (then as () => void)();
    return true;
  });
  const dataSource = jest.fn((): DataSource => {
    throw new Error('the database is asked');
  });
  await runSeed({ name: 'notes', dataSource, seed: () => Promise.resolve() });
  return { told, exits: exit.mock.calls, asked: dataSource.mock.calls.length };
}

describe('runSeed', () => {
  it.each(['production', 'prod'])('loads nothing where NODE_ENV is %s', async (nodeEnv) => {
    expect(await seedIn(nodeEnv)).toEqual({
      told: 'notes: Bad configuration: NODE_ENV must be development or test: demo data is not for production\n',
      exits: [[1]],
      asked: 0,
    });
  });

  it('loads demo data outside of production', async () => {
    const { told, asked } = await seedIn('development');
    expect(told).toContain('the database is asked');
    expect(asked).toBe(1);
  });
});
