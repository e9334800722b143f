import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { BREAKER_STATES, type BreakerState } from '../../stages/proxy/upstream/circuit-breaker.js';

const ENTRY_STATES = ['current', 'last-good'] as const;
const CHANGES = ['publish', 'canary', 'promote', 'abort', 'rollback', 'retire'] as const;

export class EntryStatusDto {
  @ApiProperty()
  name: string;

  @ApiProperty({
    enum: ENTRY_STATES,
    description: 'last-good: the store has a broken one, or none',
  })
  state: (typeof ENTRY_STATES)[number];

  @ApiProperty({ format: 'date-time' })
  since: string;
}

export class CanaryDto {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'Employees have it, whatever its share' })
  employees: boolean;

  @ApiProperty({ format: 'date-time' })
  since: string;
}

export class LoadTimeDto {
  @ApiProperty()
  p50: number;

  @ApiProperty()
  p75: number;

  @ApiProperty()
  p95: number;
}

export class VersionStatusDto {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'Percent of the visitors' })
  share: number;

  @ApiProperty()
  isDefault: boolean;

  @ApiProperty({ description: 'Uploaded, and had by nobody yet' })
  isStaged: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt: string | null;

  @ApiProperty({ description: 'Visits within the last hour' })
  loads: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Of those, from 0 to 1' })
  errorRate: number | null;

  @ApiProperty({ type: LoadTimeDto, nullable: true, description: 'Milliseconds' })
  loadTime: LoadTimeDto | null;
}

export class RevisionDto {
  @ApiProperty()
  revision: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  by: string;

  @ApiProperty({ enum: CHANGES })
  what: (typeof CHANGES)[number];

  @ApiProperty()
  version: string;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

export class RemoteStatusDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  owner: string | null;

  @ApiProperty({ type: CanaryDto, nullable: true })
  canary: CanaryDto | null;

  @ApiProperty({ type: [VersionStatusDto], description: 'The newest first' })
  versions: VersionStatusDto[];

  @ApiProperty({ type: [RevisionDto], description: 'The newest first' })
  revisions: RevisionDto[];
}

export class ServiceStatusDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: ['up', 'down'] })
  state: 'up' | 'down';

  @ApiProperty({ type: Number, nullable: true, description: 'Milliseconds to its answer' })
  ms: number | null;

  @ApiProperty({
    enum: BREAKER_STATES,
    description: 'open: calls are turned away, for it failed repeatedly; half-open: one is tried',
  })
  breaker: BreakerState;
}

class RegistryStatusDto {
  @ApiProperty({ type: [EntryStatusDto] })
  entries: EntryStatusDto[];
}

class GatewayStatusDto {
  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ format: 'date-time', description: 'Since when this process has counted reports' })
  reportsSince: string;
}

export class SiteStatusDto extends OkDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  registry: RegistryStatusDto;

  @ApiProperty({ type: [RemoteStatusDto] })
  remotes: RemoteStatusDto[];

  @ApiProperty({ type: [ServiceStatusDto] })
  services: ServiceStatusDto[];

  @ApiProperty()
  gateway: GatewayStatusDto;
}
