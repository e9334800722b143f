import { readCommandLine, usage, UsageError } from './command-line.js';

describe('readCommandLine', () => {
  it.each([
    [['a.csv'], { dryRun: false, maxVanished: null }],
    [['a.csv', '--dry-run'], { dryRun: true, maxVanished: null }],
    [['--dry-run', 'a.csv'], { dryRun: true, maxVanished: null }],
    [['a.csv', '--max-vanished', '0.5'], { dryRun: false, maxVanished: 0.5 }],
    [['--max-vanished=1', 'a.csv'], { dryRun: false, maxVanished: 1 }],
  ])('parses %j', (args, expected) => {
    expect(readCommandLine(args)).toEqual({ file: 'a.csv', isFull: false, ...expected });
  });

  it.each([
    [['--reso'], { isFull: false, dryRun: false }],
    [['--dry-run', '--reso', '--full'], { isFull: true, dryRun: true }],
  ])('parses %j as an import from the Web API', (args, expected) => {
    expect(readCommandLine(args)).toEqual({ file: null, maxVanished: null, ...expected });
  });

  it.each(['1.5', '-1', '', 'half', '50%'])('rejects the share %j', (share) => {
    expect(() => readCommandLine(['a.csv', `--max-vanished=${share}`])).toThrow(
      /^--max-vanished takes a share from 0 to 1/,
    );
  });

  it.each([
    [[]],
    [['']],
    [['a.csv', 'b.csv']],
    [['--dry-run']],
    [['a.csv', '--reso']],
    [['a.csv', '--full']],
  ])('throws the usage for %j', (args) => {
    expect(() => readCommandLine(args)).toThrow(new UsageError(usage));
  });

  it('names the unknown option in one line', () => {
    expect(() => readCommandLine(['a.csv', '--dryrun'])).toThrow(
      /^Unknown option '--dryrun'[^\n]+$/,
    );
  });
});
