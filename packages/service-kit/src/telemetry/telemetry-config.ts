import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';

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
