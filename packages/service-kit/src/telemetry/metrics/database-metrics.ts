import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';

/** The part of `pg`'s pool that is read. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

let poolOf: () => Pool | undefined = () => undefined;

const gauge = (name: string, help: string, value: (pool: Pool) => number): void => {
  new Gauge({
    name: `db_client_connection_${name}`,
    help,
    collect() {
      const pool = poolOf();
      if (pool) this.set(value(pool));
    },
  });
};

/** Measures the database connections of a process. */
export const measureDatabase = (dataSource: DataSource): void => {
  poolOf = () =>
    'master' in dataSource.driver ? (dataSource.driver.master as Pool | undefined) : undefined;
};

gauge('max', 'Connections that there may be', ({ options }) => options.max);
gauge('used', 'Connections in use', ({ totalCount, idleCount }) => totalCount - idleCount);
gauge('idle', 'Connections that are open and unused', ({ idleCount }) => idleCount);
gauge('pending_requests', 'Those who wait for a connection', ({ waitingCount }) => waitingCount);
