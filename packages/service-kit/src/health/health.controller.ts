import { Controller, Get, Optional } from '@nestjs/common';
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
    if (this.lifecycle.isEnding) throw new ServiceUnavailableError('the process ends', 1);
    try {
      await this.dataSource?.query('SELECT 1');
    } catch (error) {
      throw new ServiceUnavailableError(error, 1);
    }
    return { error: 0, status: 'ready' };
  }
}
