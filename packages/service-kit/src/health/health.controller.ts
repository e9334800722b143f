import { Controller, Get, Optional } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../auth/decorators.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import { Lifecycle } from '../process/close-on-signal.js';

/** Asked by the gateway and by whoever keeps the processes running. */
@ApiExcludeController()
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly lifecycle: Lifecycle,
    @Optional() private readonly dataSource?: DataSource,
  ) {}

  /** The process runs and answers. */
  @Get('live')
  live() {
    return { error: 0, status: 'live' };
  }

  /** The process can do its work: its database answers, and it is not about to end. */
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
