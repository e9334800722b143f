import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional, IsUrl } from 'class-validator';
import { combinedConfig } from './combined-config.js';
import { HasStrongPassword, IsInteger } from './config-validators.js';
import { ProcessConfig } from './process-config.js';

const IsDatabaseUrl = () =>
  applyDecorators(
    IsUrl({ protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false }),
    HasStrongPassword(),
  );

/** The environment of a command of a service. */
export class DatabaseConfig {
  @IsDatabaseUrl()
  databaseUrl: string;
}

/** The environment of migrations and seeds. */
export class OwnerConfig extends DatabaseConfig {
  /** The URL with the role that owns the tables; without it the serving role owns them. */
  @IsOptional()
  @IsDatabaseUrl()
  migrationDatabaseUrl?: string;
}

/** The environment of every service. A service combines it with further parts and adds its own fields. */
export class ServiceConfig extends combinedConfig(ProcessConfig, DatabaseConfig) {
  /** The most connections of one process; docs/deployment.md adds them up. */
  @IsInteger(1, 500)
  databasePoolSize = 10;
}

/** Refuses production: demo rows refer to ids of accounts that belong to other people there. */
export class SeedConfig extends OwnerConfig {
  @IsIn(['development', 'test'], {
    message: '$property must be development or test: demo data is not for production',
  })
  nodeEnv = 'development';
}
