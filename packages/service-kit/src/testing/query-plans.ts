import type { DataSource } from 'typeorm';

/** The query plans of a call, one text per SELECT. @param isSmall the tables are so small that PostgreSQL would ignore their indexes */
export async function queryPlans(
  dataSource: DataSource,
  call: () => Promise<unknown>,
  { isSmall = false } = {},
): Promise<string[]> {
  const asked = await selectsOf(dataSource, call);
  return dataSource.transaction(async (manager) => {
    if (isSmall) await manager.query('SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    for (const { sql, parameters } of asked) {
      const lines = await manager.query<object[]>(`EXPLAIN ${sql}`, parameters);
      plans.push(lines.flatMap((line) => Object.values(line)).join('\n'));
    }
    return plans;
  });
}

interface Statement {
  sql: string;
  parameters: unknown[] | undefined;
}

async function selectsOf(
  { logger }: DataSource,
  call: () => Promise<unknown>,
): Promise<Statement[]> {
  const asked: Statement[] = [];
  const logQuery = logger.logQuery.bind(logger);
  logger.logQuery = (sql, parameters) => {
    if (sql.startsWith('SELECT'))
      asked.push({ sql, parameters: parameters as unknown[] | undefined });
  };
  await call();
  logger.logQuery = logQuery;
  return asked;
}
