import { Type } from 'class-transformer';
import { IsInt, IsUrl, Max, Min } from 'class-validator';
import { ProcessConfig } from './process-config.js';

/** The one thing that migrating and seeding need of the environment. */
export class DatabaseConfig {
  @IsUrl({ protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false })
  databaseUrl: string;
}

/** The environment of a service. A service extends it with its own fields and its default port. */
export class ServiceConfig extends ProcessConfig implements DatabaseConfig {
  @IsUrl({ protocols: ['postgres', 'postgresql'], require_protocol: true, require_tld: false })
  databaseUrl: string;
  /** Connections that one process holds at most; docs/deployment.md adds them up. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  databasePoolSize = 10;
}
