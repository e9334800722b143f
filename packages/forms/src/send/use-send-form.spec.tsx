import { act, renderHook } from '@testing-library/react';
import type { Attempt } from './attempt';
import { useSendForm } from './use-send-form';

/** How long the form was in sight when it is sent at once, nine seconds after the document was asked for. */
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

describe('the time for which a form was in sight', () => {
  it('begins with the document where the server has drawn the form', async () => {
    expect(await elapsedOf({ hydrate: true })).toBe(9000);
  });

  it('begins with the form where the browser has drawn it', async () => {
    expect(await elapsedOf({ hydrate: false })).toBe(0);
  });
});
