import { getVideos } from './api';

it('appends the encoded id of a video to the configured address', async () => {
  const list = [
    { id: 1, embedId: 'aqz-KE-bpKQ' },
    { id: 2, embedId: 'a/../b?c' },
  ];
  const site = [{ videoPlayer: 'https://player.example/embed/' }];
  globalThis.fetch = jest.fn(async (request) => {
    const { pathname } = new URL((request as Request).url);
    return Response.json({ error: 0, list: pathname.endsWith('/siteinfo') ? site : list });
  });
  expect(await getVideos(new AbortController().signal)).toEqual([
    { id: 1, player: 'https://player.example/embed/aqz-KE-bpKQ' },
    { id: 2, player: 'https://player.example/embed/a%2F..%2Fb%3Fc' },
  ]);
});
