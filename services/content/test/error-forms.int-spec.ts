import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

/** Errors that the framework raises before it calls a controller. */
describe('errors of the framework', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('returns 400 in the error format of the contract for malformed JSON', async () => {
    const response = await service.inject({
      method: 'POST',
      url: '/api/auth/teamList',
      headers: { 'content-type': 'application/json' },
      payload: '{"name":',
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 1,
      message: 'The request could not be understood',
    });
  });

  it.each([
    '/api/auth/teamlist',
    '/api/auth/LendingGet',
    '/api/auth/podcastList/1',
    '/feeds/podcast',
    '/api/nothing',
    '/',
  ])('returns 404 in the error format of the contract for the unknown path %s', async (url) => {
    const response = await service.inject({ method: 'GET', url });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });
});
