import 'reflect-metadata';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, IsUrl } from 'class-validator';
import { NotInProduction, IsInteger } from './config-validators.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Names without a dot are allowed: containers and localhost have them. */
const webAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** The environment of every process: `logLevel` is `LOG_LEVEL`, and so on. */
export class ProcessConfig {
  @IsInteger(1, 65535)
  port: number;

  @IsString()
  @IsNotEmpty()
  host = '127.0.0.1';

  @IsIn(LOG_LEVELS)
  logLevel: (typeof LOG_LEVELS)[number] = 'info';

  @IsIn(['development', 'production', 'test'])
  nodeEnv: 'development' | 'production' | 'test' = 'development';

  /** Milliseconds from SIGTERM until no more requests are accepted; meanwhile `/health/ready` returns 503. */
  @IsInteger(0, 120_000)
  shutdownGrace = 0;

  /** Milliseconds that in-flight requests may then take; longer than the deadline of any call. */
  @IsInteger(100, 600_000)
  shutdownDeadline = 12_000;

  @Transform(({ value }: { value: unknown }) => readBoolean(value))
  @IsBoolean({ message: '$property must be true or false' })
  @NotInProduction()
  demoMode = false;

  /** The origin of the product for browsers. */
  @IsUrl(webAddress)
  publicOrigin = 'http://localhost:8000';

  /** The URL of the public keys that verify access tokens. */
  @IsUrl(webAddress)
  jwksUrl = 'http://127.0.0.1:8101/.well-known/jwks.json';

  /** The URL of the auth service's revocation stream; beside its keys by default. */
  @IsOptional()
  @IsUrl(webAddress)
  revocationsUrl?: string;

  /** Milliseconds for which a revocation list counts that the auth service does not confirm any more. */
  @IsInteger(1_000, 900_000)
  revocationMaxStaleness = 30_000;

  /** The required issuer of access tokens. */
  @IsString()
  @IsNotEmpty()
  jwtIssuer = 'phantom-partners';

  /** The required audience of access tokens. */
  @IsString()
  @IsNotEmpty()
  jwtAudience = 'phantom-partners-api';

  /** The folder with `tls.crt` and `tls.key`; without it the process serves HTTP. Node reads authorities from `NODE_EXTRA_CA_CERTS`. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  tlsDir?: string;

  /** The port of `/metrics`; without it there are no metrics. OpenTelemetry's own variables configure traces. */
  @IsOptional()
  @IsInteger(0, 65535)
  metricsPort?: number;

  /** The address of `/metrics`: this machine by default. */
  @IsString()
  @IsNotEmpty()
  metricsHost = '127.0.0.1';
}

function readBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
