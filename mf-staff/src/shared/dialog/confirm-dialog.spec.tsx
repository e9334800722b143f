import { ApiError } from '@phantom/mf-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/render';
import { ConfirmDialog } from './confirm-dialog';

const onConfirm = jest.fn<Promise<unknown>, []>();
const onClose = jest.fn();

const ask = async () => {
  await renderPart(
    <ConfirmDialog title="Remove the deed?" label="Remove" {...{ onConfirm, onClose }}>
      <p>It goes for good.</p>
    </ConfirmDialog>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the deed?' }));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { dialog, press };
};

beforeEach(() => {
  onConfirm.mockReset().mockResolvedValue(undefined);
  onClose.mockReset();
});

it('does nothing on cancel', async () => {
  const { press } = await ask();
  await press('Cancel');

  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledWith(false);
});

it('confirms once and cannot be closed while busy', async () => {
  let answer = (): void => undefined;
  onConfirm.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const { press } = await ask();
  await press('Remove');
  await press('Sending…');
  await press('Cancel');
  await press('Close');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();

  await act(async () => answer());
  expect(onClose).toHaveBeenCalledWith(true);
});

it('shows the error and retries on the next click', async () => {
  onConfirm.mockRejectedValueOnce(new ApiError('Somebody still needs it.', 409));
  const { dialog, press } = await ask();
  await press('Remove');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody still needs it.');
  expect(onClose).not.toHaveBeenCalled();

  await press('Remove');
  expect(onClose).toHaveBeenCalledWith(true);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});
