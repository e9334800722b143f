import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';

/** What is asked of the pool of `pg`. */
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

/** Tells of the connections of a process to its database. */
export const measureDatabase = (dataSource: DataSource): void => {
  poolOf = () =>
    'master' in dataSource.driver ? (dataSource.driver.master as Pool | undefined) : undefined;
};

gauge('max', 'Connections that there may be', ({ options }) => options.max);
gauge('used', 'Connections in use', ({ totalCount, idleCount }) => totalCount - idleCount);
gauge('idle', 'Connections that are open and unused', ({ idleCount }) => idleCount);
gauge('pending_requests', 'Those who wait for a connection', ({ waitingCount }) => waitingCount);
