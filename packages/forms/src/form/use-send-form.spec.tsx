import { act, renderHook } from '@testing-library/react';
import { useSendForm, type Attempt } from './use-send-form';

/** The elapsed time of a form that is sent at once, nine seconds after the navigation. */
async function elapsedOf({ hydrate }: { hydrate: boolean }): Promise<number | undefined> {
  const send = jest.fn<Promise<void>, [object, Attempt]>().mockResolvedValue();
  const options = { name: 'test', initialValues: { text: '' }, send, onSent: () => undefined };
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 9000);
  const { result } = renderHook(() => useSendForm(options), { hydrate });
  await act(() => result.current.submit());
  return send.mock.calls[0]![1].marks.elapsed;
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('elapsed time', () => {
  it('begins with the navigation for a server-rendered form', async () => {
    expect(await elapsedOf({ hydrate: true })).toBe(9000);
  });

  it('begins with the mount for a client-rendered form', async () => {
    expect(await elapsedOf({ hydrate: false })).toBe(0);
  });
});
