import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/service-config.js';
import { StartupError } from '../errors/app-error.js';

/** Refuses to start production with a role that may change the audit log. */
@Injectable()
export class ServingRoleCheck implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly config: ServiceConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.nodeEnv !== 'production') return;
    const [{ mayChange }] = await this.database.query<[{ mayChange: boolean | null }]>(
      `SELECT has_table_privilege(to_regclass('audit_entry'), 'UPDATE, DELETE, TRUNCATE') AS "mayChange"`,
    );
    if (!mayChange) return;
    throw new StartupError(
      'The role of DATABASE_URL may change the audit log: serve with another than the one that migrates (MIGRATION_DATABASE_URL)',
    );
  }
}
