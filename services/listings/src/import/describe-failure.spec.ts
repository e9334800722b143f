import { StartupError } from '@phantom/service-kit';
import { QueryFailedError } from 'typeorm';
import { UsageError } from './command-line.js';
import { describeFailure } from './describe-failure.js';
import { ChangedFileError } from './feed-file.js';
import { UnknownFeedError } from './read-feed.js';
import { TooManyVanishedError } from './vanished-listings.js';

const fileError = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

describe('describeFailure', () => {
  it('has exit code 2 for a wrong command and 1 for a failed import', () => {
    expect(describeFailure(new UsageError('usage: …'), '')).toEqual({
      text: 'usage: …',
      exitCode: 2,
    });
    expect(describeFailure(new StartupError('no database'), 'a.csv')).toEqual({
      text: 'no database',
      exitCode: 1,
    });
  });

  it('has exit code 3 for a refused import', () => {
    expect(describeFailure(new TooManyVanishedError('Refused: …'), 'a.csv')).toEqual({
      text: 'Refused: …',
      exitCode: 3,
    });
  });

  it('tells the operator to import a changed file again', () => {
    expect(describeFailure(new ChangedFileError('the file changed'), 'a.csv')).toEqual({
      text: expect.stringMatching(
        /^a\.csv: the file changed\. No home was marked.+import it again/,
      ),
      exitCode: 1,
    });
  });

  it('lists the known feeds', () => {
    const { text, exitCode } = describeFailure(new UnknownFeedError('unknown header'), 'a.csv');

    expect(exitCode).toBe(2);
    expect(text).toMatch(/^a\.csv: unknown header; known are New York homes.+StreetEasy[^\n]+$/);
  });

  it.each([
    [fileError('ENOENT', 'a.csv'), 'a.csv: no such file'],
    [fileError('EISDIR'), 'a.csv: is a folder'],
    [fileError('ENOSPC', '.data/reports/r.csv'), '.data/reports/r.csv: no space left on the disk'],
  ])('describes a file error in one line: %s', (error, text) => {
    expect(describeFailure(error, 'a.csv').text).toBe(text);
  });

  it('tells the operator to import again after a database failure', () => {
    const lost = new QueryFailedError('SELECT 1', [], new Error('terminating connection'));

    expect(describeFailure(lost, 'a.csv').text).toMatch(/^The database failed: .+ import it again/);
    expect(describeFailure(new Error('Connection terminated'), '').text).toMatch(/^The database/);
  });

  it('prints the stack of an unexpected error', () => {
    expect(describeFailure(new TypeError('x is not a function'), '').text).toContain(
      'describe-failure.spec',
    );
    expect(describeFailure('thrown text', '').text).toBe('thrown text');
  });
});
