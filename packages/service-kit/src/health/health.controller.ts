import { Controller, Get, HttpException, Optional } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../auth/decorators.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import { Lifecycle } from '../process/close-on-signal.js';

/** Called by the gateway and the orchestrator. */
@ApiExcludeController()
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly lifecycle: Lifecycle,
    @Optional() private readonly dataSource?: DataSource,
  ) {}

  /** The process runs. */
  @Get('live')
  live() {
    return { error: 0, status: 'live' };
  }

  /** The process can work: its database answers, and it is not ending. */
  @Get('ready')
  async ready() {
    const { dataSource: connection } = this;
    const own = this.indicators.check('process');
    try {
      await this.health.check([
        () => (this.lifecycle.isEnding ? own.down('it ends') : own.up()),
        ...(connection ? [() => this.database.pingCheck('database', { connection })] : []),
      ]);
    } catch (error) {
      throw new ServiceUnavailableError(reasonOf(error), 1);
    }
    return { error: 0, status: 'ready' };
  }
}

/** What the log says: the checks that failed, and why. */
const reasonOf = (error: unknown): unknown =>
  error instanceof HttpException ? JSON.stringify(error.getResponse()) : error;
