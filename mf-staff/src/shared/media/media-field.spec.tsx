import { setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { aSession } from '../../testing/a-session';
import { aMedia } from '../../testing/media';
import { renderPart } from '../../testing/render';
import { MediaField } from './media-field';
import { loadMediaTexts } from './media-texts';

const onChange = jest.fn();

function Field({ first }: { first: number | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <span id="picture-label">Portrait</span>
      <MediaField
        service="content"
        kind="picture"
        id="picture"
        isInvalid={false}
        isReadOnly={false}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </>
  );
}

/** The texts load before the field, as in a form. */
function show(first: number | null) {
  const LazyField = lazy(async () => {
    await loadMediaTexts();
    return { default: Field };
  });
  return renderPart(
    <Suspense>
      <LazyField first={first} />
    </Suspense>,
  );
}

beforeEach(() => {
  setSession(aSession({ rights: ['editor'] }));
  onChange.mockReset();
  const detail = ({ path }: { path?: Record<string, string> }) => ({
    list: [aMedia({ id: Number(path?.['id']) })],
  });
  mockApi('get', '/api/auth/content/media/{id}', detail);
});

it('shows the chosen picture, and warns of missing alternative texts', async () => {
  await show(7);
  expect(await screen.findByText('Town house')).toBeInTheDocument();
  expect(
    await screen.findByText('Alternative text missing: Italian, Russian, Spanish'),
  ).toBeInTheDocument();
});

it('chooses another picture in the library', async () => {
  const list = mockApi('get', '/api/auth/content/media', {
    list: [aMedia({ id: 9, name: 'Garden' })],
    total: 1,
  });
  await show(null);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Choose from the library Portrait' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /Garden/ }));
  expect(onChange).toHaveBeenCalledWith(9);
  expect(list.mock.calls[0]?.[0].query).toEqual({ kind: 'picture', limit: '24' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Garden')).toBeInTheDocument();
});

it('removes the picture', async () => {
  await show(7);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenCalledWith(null);
  expect(screen.queryByText('Town house')).not.toBeInTheDocument();
});
