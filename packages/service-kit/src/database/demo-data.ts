import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ServiceConfig } from '../config/service-config.js';
import { StartupError } from '../errors/app-error.js';

const MARK = 'holds demo data';

/** Marks a database with demo data: by a comment on its migrations, so that every copy has the mark. */
export async function markDemoData(manager: EntityManager): Promise<void> {
  await manager.query(`COMMENT ON TABLE migrations IS '${MARK}'`);
}

/** Refuses to start production on a database with demo data: its rows refer to accounts of other people there. */
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
