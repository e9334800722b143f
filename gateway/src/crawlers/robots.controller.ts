import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '@phantom/service-kit';
import { GatewayConfig } from '../config/gateway.config.js';
import { robotsText } from './robots.js';

@Public()
@Controller()
export class RobotsController {
  private readonly text: string;

  constructor(config: GatewayConfig) {
    this.text = robotsText(config);
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  robots(): string {
    return this.text;
  }
}
