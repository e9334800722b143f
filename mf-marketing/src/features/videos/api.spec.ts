import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { getVideos } from './api';

it('appends the encoded id of a video to the configured address', async () => {
  const list = [
    { id: 1, embedId: 'aqz-KE-bpKQ' },
    { id: 2, embedId: 'a/../b?c' },
  ];
  const site = [{ videoPlayer: 'https://player.example/embed/' }];
  const part = { list, total: 2, page: 1, limit: 12 };
  mockApi('get', '/api/auth/videos', part as ApiReply<'get', '/api/auth/videos'>);
  mockApi('get', '/api/auth/siteinfo', { list: site } as ApiReply<'get', '/api/auth/siteinfo'>);
  const { items } = await getVideos({ page: 1, limit: 12 }, new AbortController().signal);
  expect(items).toEqual([
    { id: 1, player: 'https://player.example/embed/aqz-KE-bpKQ' },
    { id: 2, player: 'https://player.example/embed/a%2F..%2Fb%3Fc' },
  ]);
});
