import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

/** What the framework refuses before any controller is asked. */
describe('failures of the framework', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('come in our form for malformed JSON', async () => {
    const answer = await service.inject({
      method: 'POST',
      url: '/api/auth/teamList',
      headers: { 'content-type': 'application/json' },
      payload: '{"name":',
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
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
  ])('and for %s, which is no call', async (url) => {
    const answer = await service.inject({ method: 'GET', url });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });
});
