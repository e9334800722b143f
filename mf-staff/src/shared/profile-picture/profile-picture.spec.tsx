import { ApiError, getSession, setSession, useSession, type Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { upload } from '@phantom/mf-kit/upload';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/a-session';
import { cropPicture } from './crop-picture';
import { ProfilePicture } from './profile-picture';

jest.mock('./crop-picture');
jest.mock('@phantom/mf-kit/upload', () => ({ upload: jest.fn() }));

const file = new File(['picture'], 'me.png', { type: 'image/png' });
const portrait = () => screen.findByRole('img', { name: 'Portrait of Ines Morales' });

function OwnPicture() {
  const user = useSession()?.user;
  return user && <ProfilePicture user={user} />;
}

async function open(): Promise<void> {
  setSession(aSession({ name: 'Ines Morales' }));
  const locales = (language: Language) => import(`../../../locales/${language}.json`);
  const routes = [{ path: '/', Component: OwnPicture }];
  await renderRoutes({ name: 'mf-staff', routes, locales, path: '/' });
}

async function openAndChoose(chosen = file): Promise<void> {
  await open();
  await screen.findByRole('button', { name: 'Add your picture' });
  await userEvent.upload(screen.getByLabelText('Picture file'), chosen);
}

/** Simulates the load event of the chosen picture. */
async function loadPicture(): Promise<void> {
  const picture = await screen.findByRole('img', { name: 'The picture you have chosen' });
  Object.defineProperties(picture, {
    naturalWidth: { value: 800 },
    naturalHeight: { value: 600 },
  });
  picture.dispatchEvent(new Event('load'));
}

const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = jest.fn();
  jest
    .mocked(cropPicture)
    .mockReset()
    .mockResolvedValue(new Blob(['cropped']));
  jest.mocked(upload).mockReset();
});

it('shows the default picture until there is one', async () => {
  await open();
  expect(await portrait()).toHaveAttribute('src', '/pictures/team/avatar/400.webp');
});

it('crops and uploads a picture, announces the progress and shows it', async () => {
  let answer: (value: object) => void = () => undefined;
  jest.mocked(upload).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await openAndChoose();
  await loadPicture();
  await save();
  expect((await screen.findByText(/image uploading/)).textContent).toBe('image uploading..... ');
  expect(upload).toHaveBeenCalledWith('/api/auth/setptofile', expect.any(FormData));

  answer({ error: 0, image: '/api/auth/profile-images/new.webp' });
  expect(await screen.findByText('profile updated successfully')).toBeInTheDocument();
  expect(await portrait()).toHaveAttribute('src', '/api/auth/profile-images/new.webp');
  expect(getSession()?.user.image).toBe('/api/auth/profile-images/new.webp');
});

it('shows the first error of each field and uploads the same picture again', async () => {
  const errors = { image: ['Too large', 'second'], name: ['Not now'] };
  jest.mocked(upload).mockRejectedValueOnce(new ApiError('Please check', 422, errors));
  jest.mocked(upload).mockResolvedValueOnce({ error: 0, image: '/new.webp' });
  await openAndChoose();
  await loadPicture();
  await save();
  await screen.findByText('Too large');
  expect(screen.getByText('Not now')).toBeInTheDocument();
  expect(screen.queryByText('second')).not.toBeInTheDocument();
  expect(await portrait()).toHaveAttribute('src', '/pictures/team/avatar/400.webp');

  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('profile updated successfully')).toBeInTheDocument();
});

it('rejects a file that is not a picture and sends nothing', async () => {
  await openAndChoose();
  const picture = await screen.findByRole('img', { name: 'The picture you have chosen' });
  picture.dispatchEvent(new Event('error'));
  expect(await screen.findByText(/cannot be read as a picture/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(upload).not.toHaveBeenCalled();
});
