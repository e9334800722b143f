import type { LoggerService } from '@nestjs/common';
import type { Level, Logger } from 'pino';

const FRAMEWORK = new Set<unknown>([
  'ExceptionHandler',
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Lets Nest's `Logger` write through pino: `new Logger('ListingService').log('text')`. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  /** Nest's messages about its start are for debugging. */
  log(...args: unknown[]): void {
    this.write(FRAMEWORK.has(args.at(-1)) ? 'debug' : 'info', args);
  }

  /** A failed start is thrown as well, and reported once by the process. */
  error(...args: unknown[]): void {
    this.write(FRAMEWORK.has(args.at(-1)) ? 'debug' : 'error', args);
  }

  readonly fatal = (...args: unknown[]): void => this.write('fatal', args);
  readonly warn = (...args: unknown[]): void => this.write('warn', args);
  readonly debug = (...args: unknown[]): void => this.write('debug', args);
  readonly verbose = (...args: unknown[]): void => this.write('trace', args);

  /** Nest appends the context to the arguments of the call: fields and a text, or a text and a stack. */
  private write(level: Level, [message, ...rest]: unknown[]): void {
    const context = rest.at(-1);
    const detail = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.pino[level]({ context, ...message }, textOf(detail));
    else this.pino[level]({ context, stack: detail }, String(message));
  }
}

const textOf = (detail: unknown): string | undefined =>
  detail === undefined ? undefined : String(detail);
