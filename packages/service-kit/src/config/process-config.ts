import 'reflect-metadata';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
} from 'class-validator';
import { TlsConfig } from '../tls/tls-config.js';
import { NotInProduction } from './not-in-production.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `http://name:port` without a dot in the name is how containers and localhost are called. */
const webAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** What every process of the product reads from its environment: `logLevel` is `LOG_LEVEL`, and so on. */
export class ProcessConfig extends TlsConfig {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(65535)
  port: number;

  @IsString()
  @IsNotEmpty()
  host = '127.0.0.1';

  @IsIn(LOG_LEVELS)
  logLevel: (typeof LOG_LEVELS)[number] = 'info';

  @IsIn(['development', 'production', 'test'])
  nodeEnv: 'development' | 'production' | 'test' = 'development';

  /** Milliseconds from SIGTERM until no more is taken; meanwhile `/health/ready` says 503 and all is served. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(120_000)
  shutdownGrace = 0;

  /** Milliseconds that what is in flight then may take; longer than any call's deadline. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  @Max(600_000)
  shutdownDeadline = 12_000;

  @Transform(({ value }: { value: unknown }) => readBoolean(value))
  @IsBoolean({ message: '$property must be true or false' })
  @NotInProduction()
  demoMode = false;

  /** The address under which browsers reach the product. */
  @IsUrl(webAddress)
  publicOrigin = 'http://localhost:8000';

  /** Where the public keys are published that access tokens are verified with. */
  @IsUrl(webAddress)
  jwksUrl = 'http://127.0.0.1:8101/.well-known/jwks.json';

  /** Where the auth service streams which access tokens were revoked; beside its keys, unless told. */
  @IsOptional()
  @IsUrl(webAddress)
  revocationsUrl?: string;

  /** Milliseconds for which tokens are accepted by a list of revocations that the auth service does not confirm any more. */
  @Type(() => Number)
  @IsInt()
  @Min(1_000)
  @Max(900_000)
  revocationMaxStaleness = 30_000;

  /** The issuer that an access token must name. */
  @IsString()
  @IsNotEmpty()
  jwtIssuer = 'phantom-partners';

  /** Whom an access token must be for: the calls of this site, and no other's. */
  @IsString()
  @IsNotEmpty()
  jwtAudience = 'phantom-partners-api';
}

function readBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
