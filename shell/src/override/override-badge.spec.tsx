import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bootRemote } from '../testing/remotes';
import { framePage } from '../testing/page';
import { showOverrideBadge } from './override-badge';
import { addUnreachableOverride } from '../remotes/unreachable-overrides';

const remotes = [
  bootRemote('mf-listings', { version: '2-b' }),
  bootRemote('mf-staff', { url: 'http://127.0.0.1:9104/remoteEntry.js' }),
];

beforeEach(framePage);

it('lists the overridden remotes', async () => {
  await act(() => showOverrideBadge(['mf-listings', 'mf-staff'], remotes));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['mf-listings 2-b', 'mf-staff 127.0.0.1:9104']);
});

it('says that the server of a build does not respond, and offers a reset', async () => {
  await act(() => showOverrideBadge(['mf-listings', 'mf-staff'], remotes));
  expect(screen.queryByText(/does not answer/)).not.toBeInTheDocument();
  act(() => addUnreachableOverride('mf-staff'));
  expect(screen.getByText(/does not answer/)).toHaveTextContent(
    '127.0.0.1:9104 does not answer: of mf-staff you see what visitors get.',
  );
  expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument();
});

it('says that the reset failed', async () => {
  const call = jest.fn<Promise<Response>, [Request]>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  globalThis.fetch = call as typeof fetch;
  await act(() => showOverrideBadge(['mf-listings'], remotes));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText(/did not work/)).toBeInTheDocument();
  expect(call.mock.calls[0]?.[0]).toMatchObject({ method: 'DELETE' });
});
