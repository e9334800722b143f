import { getVideos } from './get-videos';

it('puts the name of a video behind the configured address, whatever characters it has', async () => {
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
