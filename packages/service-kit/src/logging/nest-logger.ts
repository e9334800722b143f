import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

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
  log(message: unknown, ...rest: unknown[]): void {
    this.write(FRAMEWORK.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** A failed start is thrown as well, and reported once by the process. */
  error(message: unknown, ...rest: unknown[]): void {
    this.write(FRAMEWORK.has(rest.at(-1)) ? 'debug' : 'error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest appends the context to the arguments of the call: fields and a text, or a text and a stack. */
  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    const detail = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.pino[level]({ context, ...message }, textOf(detail));
    else this.pino[level]({ context, stack: detail }, String(message));
  }
}

const textOf = (detail: unknown): string | undefined =>
  detail === undefined ? undefined : String(detail);
