import type { IncomingMessage, ServerResponse } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';

/** Milliseconds: how often the event loop is looked at, and how finely. */
const INTERVAL = 500;
const RESOLUTION = 20;

/** How the gateway is is asked for most when it is not well; files cost little, and pages that are there need them. */
const EXEMPT = /^\/(health|r|pictures|audio)\//;

/** Turns requests away that would only wait: beyond so many at once, or while the event loop cannot keep up. */
@Injectable()
export class LoadGate implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(LoadGate.name);
  private readonly turns: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  private timer?: NodeJS.Timeout;
  private turnedAway = 0;

  /** Requests under way. */
  inFlight = 0;
  /** Milliseconds by which half of the turns of the event loop were late. */
  lag = 0;

  constructor(private readonly config: GatewayConfig) {}

  onModuleInit(): void {
    this.turns.enable();
    this.timer = setInterval(() => this.look(), INTERVAL).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.turns.disable();
  }

  /** @returns whether a request may begin; it is then counted until its answer has been sent, or nobody waits for it */
  admit({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
    if (EXEMPT.test(url)) return true;
    const { maxInFlight, maxLag } = this.config;
    if (this.inFlight >= maxInFlight || this.lag > maxLag) {
      this.turnedAway += 1;
      return false;
    }
    this.inFlight += 1;
    response.once('close', () => (this.inFlight -= 1));
    return true;
  }

  private look(): void {
    this.lag = Math.max(0, this.turns.percentile(50) / 1e6 - RESOLUTION);
    this.turns.reset();
    if (this.turnedAway === 0) return;
    const { inFlight, turnedAway: requests } = this;
    this.turnedAway = 0;
    this.logger.warn({
      msg: 'too much to do: turned away',
      requests,
      inFlight,
      lag: Math.round(this.lag),
    });
  }
}
