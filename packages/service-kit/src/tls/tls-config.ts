import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { TelemetryConfig } from '../telemetry/telemetry-config.js';

/** How a process is reached. Whom it trusts when it calls others, Node reads from `NODE_EXTRA_CA_CERTS`. */
export class TlsConfig extends TelemetryConfig {
  /** The folder with its certificate, `tls.crt`, and the key, `tls.key`; without one it speaks HTTP. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  tlsDir?: string;
}
