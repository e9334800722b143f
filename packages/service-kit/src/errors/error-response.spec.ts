import { HttpException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { describeError } from '../logging/logger.js';
import { errorBody, toAppError } from './error-response.js';
import { ForbiddenError, GoneError, NotFoundError, StaleError, ValidationError } from './errors.js';
import { MESSAGES } from './messages.js';

const answer = (thrown: unknown) => {
  const failure = toAppError(thrown);
  return { status: failure.status, body: errorBody(failure) };
};

it('answers what was meant for the client as it is', () => {
  const words = { en: 'Only at status 3', de: 'Nur bei Status 3', it: '', ru: '', es: '' };
  expect(answer(new ForbiddenError(words))).toEqual({
    status: 403,
    body: { error: 1, message: 'Only at status 3' },
  });
  expect(errorBody(new ForbiddenError(words), 'de').message).toBe('Nur bei Status 3');
  expect(answer(new ValidationError({ email: ['is taken'] })).body).toEqual({
    error: 1,
    message: MESSAGES.validation.en,
    errors: { email: ['is taken'] },
  });
  expect(answer(new NotFoundError()).body.list).toEqual([]);
  expect(answer(new GoneError(words))).toEqual({
    status: 410,
    body: { error: 1, message: 'Only at status 3', list: [] },
  });
});

it('answers a stale version with the row as it is now', () => {
  const row = { id: 3, version: 5 };
  expect(answer(new StaleError(row))).toEqual({
    status: 409,
    body: { error: 1, message: MESSAGES.stale.en, list: [row] },
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
  'answers %p with the text for faults of ours',
  (thrown) => {
    expect(answer(thrown)).toEqual({ status: 500, body: { error: 1, message: MESSAGES.fault.en } });
  },
);

it.each([
  ['has no room on its disk', '53100'],
  ['cannot write to its disk', '58030'],
  ['has no place for a connection', '53300'],
  ['may only be read', '25006'],
])('answers a database that %s with 503', (_what, code) => {
  const thrown = Object.assign(new Error('could not extend file "base/1/2"'), { code });
  const failure = toAppError(new QueryFailedError('INSERT', [], thrown));
  expect(failure).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  expect(errorBody(failure).message).toBe(MESSAGES.unavailable.en);
});

it('answers a database that is down with 503 and says when to try again', () => {
  const refused = Object.assign(new Error('connect 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(toAppError(new QueryFailedError('SELECT 1', [], refused))).toMatchObject({
    status: 503,
    message: MESSAGES.unavailable.en,
    retryAfter: 5,
  });
});

it('answers a transaction whose connection was lost with 503', () => {
  expect(toAppError(new QueryRunnerAlreadyReleasedError())).toMatchObject({ status: 503 });
});

it('keeps the parameters of a failed query out of the log', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'eve@x.org' });
  const described = JSON.stringify(
    describeError(new QueryFailedError('INSERT', ['eve@x.org'], cause)),
  );
  expect(described).toContain('duplicate key');
  expect(described).toContain('23505');
  expect(described).not.toContain('eve@x.org');
});
