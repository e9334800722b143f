import { parseArgs } from 'node:util';
import { explain, StackFailure } from './failure.js';

const systemError = (code: string, path?: string) =>
  Object.assign(new Error('raw'), { code, path });

describe('explain', () => {
  it('shows only the message of a failure', () => {
    expect(explain(new StackFailure('Do this.'))).toBe('Do this.');
  });

  it.each([
    ['ENOSPC', /^The disk is full \(\/data\/x\): free some space/],
    ['EACCES', /^No permission to write \(\/data\/x\): change its owner/],
    ['EROFS', /^The file system is read-only \(\/data\/x\)/],
    ['EADDRINUSE', /^A port is already in use/],
  ])('turns %s into one line', (code, sentence) => {
    const line = explain(systemError(code, '/data/x'));
    expect(line).toMatch(sentence);
    expect(line).not.toContain('\n');
  });

  it('reports the error of a command line', () => {
    const wrong = () => parseArgs({ args: ['--fast'] });
    expect(wrong).toThrow(/^Unknown option '--fast'/);
    try {
      wrong();
    } catch (error) {
      expect(explain(error)).toBe((error as Error).message);
    }
  });

  it('keeps the stack of a command that ended with a number for its code', () => {
    const error = Object.assign(new Error('Command failed'), { code: 1 });
    expect(explain(error)).toBe(error.stack);
  });

  it('keeps the stack of an unexpected error', () => {
    const error = new Error('surprise');
    expect(explain(error)).toBe(error.stack);
  });
});
