import { HttpException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { describeError } from '../logging/logger.js';
import { errorBody, toAppError } from './error-response.js';
import { ForbiddenError, GoneError, NotFoundError, StaleError, ValidationError } from './errors.js';
import { MESSAGES } from '../messages/messages.js';

const answer = (thrown: unknown) => {
  const failure = toAppError(thrown);
  return { status: failure.status, body: errorBody(failure) };
};

it('returns an AppError unchanged', () => {
  const words = (language?: string) =>
    language === 'de' ? 'Nur bei Status 3' : 'Only at status 3';
  expect(answer(new ForbiddenError(words))).toEqual({
    status: 403,
    body: { error: 1, message: 'Only at status 3' },
  });
  expect(errorBody(new ForbiddenError(words), 'de').message).toBe('Nur bei Status 3');
  expect(answer(new ValidationError({ email: ['is taken'] })).body).toEqual({
    error: 1,
    message: MESSAGES.validation(),
    errors: { email: ['is taken'] },
  });
  expect(answer(new NotFoundError()).body.list).toEqual([]);
  expect(answer(new GoneError(words))).toEqual({
    status: 410,
    body: { error: 1, message: 'Only at status 3', list: [] },
  });
});

it('returns the current row for a stale version', () => {
  const row = { id: 3, version: 5 };
  expect(answer(new StaleError(row))).toEqual({
    status: 409,
    body: { error: 1, message: MESSAGES.stale(), list: [row] },
  });
  expect(new StaleError(row).retryAfter).toBeUndefined();
});

it.each([400, 401, 403, 404, 405, 410, 413, 415])(
  "keeps the framework's status %s but not its text",
  (status) => {
    const { body, ...rest } = answer(new HttpException('Cannot GET /internal', status));
    expect(rest).toEqual({ status });
    expect(body.message).not.toContain('internal');
  },
);

it.each([new Error('secret'), new HttpException('secret', 502), 'secret', null, undefined])(
  'returns the text for internal errors for %p',
  (thrown) => {
    expect(answer(thrown)).toEqual({ status: 500, body: { error: 1, message: MESSAGES.fault() } });
  },
);

it.each([
  ['has no room on its disk', '53100'],
  ['cannot write to its disk', '58030'],
  ['has no place for a connection', '53300'],
  ['may only be read', '25006'],
])('returns 503 for a database that %s', (_what, code) => {
  const thrown = Object.assign(new Error('could not extend file "base/1/2"'), { code });
  const failure = toAppError(new QueryFailedError('INSERT', [], thrown));
  expect(failure).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  expect(errorBody(failure).message).toBe(MESSAGES.unavailable());
});

it('returns 503 with Retry-After when the database is down', () => {
  const refused = Object.assign(new Error('connect 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(toAppError(new QueryFailedError('SELECT 1', [], refused))).toMatchObject({
    status: 503,
    message: MESSAGES.unavailable(),
    retryAfter: 5,
  });
});

it('returns 503 when a transaction lost its connection', () => {
  expect(toAppError(new QueryRunnerAlreadyReleasedError())).toMatchObject({ status: 503 });
});

it('does not log the parameters of a failed query', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'eve@x.org' });
  const described = JSON.stringify(
    describeError(new QueryFailedError('INSERT', ['eve@x.org'], cause)),
  );
  expect(described).toContain('duplicate key');
  expect(described).toContain('23505');
  expect(described).not.toContain('eve@x.org');
});
