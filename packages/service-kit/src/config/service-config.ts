import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUrl, Max, Min } from 'class-validator';
import { combinedConfig } from './combined-config.js';
import { HasStrongPassword } from './config-validators.js';
import { ProcessConfig } from './process-config.js';

const IsDatabaseUrl = () =>
  applyDecorators(
    IsUrl({ protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false }),
    HasStrongPassword(),
  );

/** What a command needs of the environment that does what the service does. */
export class DatabaseConfig {
  @IsDatabaseUrl()
  databaseUrl: string;
}

/** What migrating and seeding need. */
export class OwnerConfig extends DatabaseConfig {
  /** The same database as its owner enters it; without it the role that serves owns the tables. */
  @IsOptional()
  @IsDatabaseUrl()
  migrationDatabaseUrl?: string;
}

/** The connections of a process to its database. */
export class PoolConfig {
  /** Connections that one process holds at most; docs/deployment.md adds them up. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  databasePoolSize = 10;
}

/** What every service reads from its environment. A service combines it with the parts that it needs, and adds its own fields. */
export class ServiceConfig extends combinedConfig(ProcessConfig, DatabaseConfig, PoolConfig) {}

/** Demo rows belong to accounts by their numbers: in production those are other people's. */
export class SeedConfig extends OwnerConfig {
  @IsIn(['development', 'test'], {
    message: '$property must be development or test: demo data is not for production',
  })
  nodeEnv = 'development';
}
