import { Logger } from '@nestjs/common';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

const lines: Record<string, unknown>[] = [];
const destination = {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
};
const logger = new Logger('Feed');

beforeAll(() =>
  Logger.overrideLogger(new NestLogger(createLogger({ name: 'test', level: 'info', destination }))),
);

beforeEach(() => {
  lines.length = 0;
});

afterAll(() => Logger.overrideLogger(true));

it.each([
  ['a text', () => logger.log('read'), { level: 'info', msg: 'read' }],
  ['fields', () => logger.warn({ msg: 'slow', ms: 7 }), { level: 'warn', msg: 'slow', ms: 7 }],
  [
    'fields and a text',
    () => logger.warn({ ms: 7 }, 'slow'),
    { level: 'warn', msg: 'slow', ms: 7 },
  ],
  [
    'a text and a stack',
    () => logger.error('broken', 'at x'),
    { level: 'error', msg: 'broken', stack: 'at x' },
  ],
  [
    'an error',
    () => logger.error(new Error('gone')),
    { level: 'error', msg: 'gone', err: expect.objectContaining({ message: 'gone' }) },
  ],
])('writes %s', (_, write, line) => {
  write();
  expect(lines).toEqual([expect.objectContaining({ context: 'Feed', ...line })]);
});
