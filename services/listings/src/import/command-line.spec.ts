import { readCommandLine, usage, UsageError } from './command-line.js';

describe('readCommandLine', () => {
  it.each([
    [['a.csv'], { file: 'a.csv', dryRun: false }],
    [['a.csv', '--dry-run'], { file: 'a.csv', dryRun: true }],
    [['--dry-run', 'a.csv'], { file: 'a.csv', dryRun: true }],
  ])('reads %j', (args, expected) => {
    expect(readCommandLine(args)).toEqual(expected);
  });

  it.each([[[]], [['a.csv', 'b.csv']], [['--dry-run']]])('shows the usage for %j', (args) => {
    expect(() => readCommandLine(args)).toThrow(new UsageError(usage));
  });

  it('says in one line which option it does not know', () => {
    expect(() => readCommandLine(['a.csv', '--dryrun'])).toThrow(
      /^Unknown option '--dryrun'[^\n]+$/,
    );
  });
});
