import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ServiceConfig } from '../config/service-config.js';
import { StartupError } from '../errors/app-error.js';

const MARK = 'holds demo data';

/** Says of the database that demo data was loaded into it: beside its migrations, hence in every copy of it too. */
export async function markDemoData(manager: EntityManager): Promise<void> {
  await manager.query(`COMMENT ON TABLE migrations IS '${MARK}'`);
}

/** Keeps production off a database that demo data was loaded into: its rows belong to accounts that are other people's there. */
@Injectable()
export class DemoDataCheck implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly config: ServiceConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.nodeEnv !== 'production') return;
    const [table] = await this.database.query<{ comment: string | null }[]>(
      `SELECT obj_description('migrations'::regclass) AS comment`,
    );
    if (table?.comment !== MARK) return;
    throw new StartupError(
      'The database holds demo data (loaded by dist/seed.js), and NODE_ENV is production: set DATABASE_URL to a database without, or start outside production',
    );
  }
}
