import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '@phantom/service-kit';
import { PublishingService } from './publishing.service.js';

/** Milliseconds. A scheduled publication is at most five seconds late. */
const INTERVAL = 1_000;

@Injectable()
export class PublishingTask extends ScheduledTask {
  constructor(private readonly publishing: PublishingService) {
    super(INTERVAL);
  }

  override async run(): Promise<void> {
    await this.publishing.runDue();
  }
}
