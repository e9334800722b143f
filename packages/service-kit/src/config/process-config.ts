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
import { combinedConfig } from './combined-config.js';
import { NotInProduction } from './config-validators.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `http://name:port` without a dot in the name is how containers and localhost are called. */
const webAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** How a process listens, logs and ends. */
export class ServerConfig {
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
}

/** Which access tokens a process accepts. */
export class TokenConfig {
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

/** How a process is reached. Whom it trusts when it calls others, Node reads from `NODE_EXTRA_CA_CERTS`. */
export class TlsConfig {
  /** The folder with its certificate, `tls.crt`, and the key, `tls.key`; without one it speaks HTTP. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  tlsDir?: string;
}

/** What is told of a process to those who watch it. Traces are set by OpenTelemetry's own variables. */
export class TelemetryConfig {
  /** The port of `/metrics`; without one nothing is measured. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  metricsPort?: number;

  /** Who may ask for them: this machine alone, unless told. */
  @IsString()
  @IsNotEmpty()
  metricsHost = '127.0.0.1';
}

/** What every process of the product reads from its environment: `logLevel` is `LOG_LEVEL`, and so on. */
export class ProcessConfig extends combinedConfig(
  ServerConfig,
  TokenConfig,
  TlsConfig,
  TelemetryConfig,
) {}

function readBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
