import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { getVideos } from './api';

it('appends the encoded id of a video to the configured address', async () => {
  const list = [
    { id: 1, embedId: 'aqz-KE-bpKQ' },
    { id: 2, embedId: 'a/../b?c' },
  ];
  const site = [{ videoPlayer: 'https://player.example/embed/' }];
  mockApi('get', '/api/auth/videoList', { list } as ApiReply<'get', '/api/auth/videoList'>);
  mockApi('get', '/api/auth/siteinfo', { list: site } as ApiReply<'get', '/api/auth/siteinfo'>);
  expect(await getVideos(new AbortController().signal)).toEqual([
    { id: 1, player: 'https://player.example/embed/aqz-KE-bpKQ' },
    { id: 2, player: 'https://player.example/embed/a%2F..%2Fb%3Fc' },
  ]);
});
