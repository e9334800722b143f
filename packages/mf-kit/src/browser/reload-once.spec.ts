import { reloadOnce } from './reload-once';

const open = jest.fn();

/** The error of webpack. */
const chunkError = (url: string) =>
  Object.assign(new Error(`Loading chunk failed (${url})`), { request: url });
const failing = (url: string) => async () => Promise.reject(chunkError(url));

/** The server's response when the file is requested again. */
function answer(status: number): void {
  globalThis.fetch = jest.fn(async () => ({ ok: status === 200 }) as Response);
}

beforeEach(() => {
  sessionStorage.clear();
  open.mockReset();
  answer(404);
});

it('reloads the page when a file no longer exists', async () => {
  await new Promise<void>((opened) => {
    void reloadOnce(failing('/r/mf-x/1-a/page.js'), opened);
  });
  expect(globalThis.fetch).toHaveBeenCalledWith('/r/mf-x/1-a/page.js', expect.anything());
});

it('reloads once for each build', async () => {
  sessionStorage.setItem('reloaded-for', '["/r/mf-x/1-a/"]');
  await expect(reloadOnce(failing('/r/mf-x/1-a/other.js'), open)).rejects.toThrow('chunk failed');
  expect(open).not.toHaveBeenCalled();

  await new Promise<void>((opened) => {
    void reloadOnce(failing('/r/mf-x/2-b/page.js'), opened);
  });
  expect(sessionStorage.getItem('reloaded-for')).toBe('["/r/mf-x/1-a/","/r/mf-x/2-b/"]');
});

it.each([
  ['the file is there, as after a moment without a network', 200],
  ['nobody answers, as offline', undefined],
])('does not reload when %s', async (_what, status) => {
  if (status) answer(status);
  else globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(reloadOnce(failing('/r/mf-x/1-a/page.js'), open)).rejects.toThrow('chunk failed');
  expect(open).not.toHaveBeenCalled();
});

it('rethrows every other error', async () => {
  const broken = async () => Promise.reject(new Error('broken module'));
  await expect(reloadOnce(broken, open)).rejects.toThrow('broken module');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
