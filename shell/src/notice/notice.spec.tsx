import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { framePage } from '../testing/page';
import { Notice } from './notice';
import { closeNotice, showNotice } from './notice-store';

beforeEach(async () => {
  await framePage();
  render(
    <I18nextProvider i18n={getTranslations()} defaultNS="shell">
      <Notice />
    </I18nextProvider>,
  );
});
afterEach(() => act(() => closeNotice()));

it('announces a message and can be closed', async () => {
  const user = userEvent.setup();
  act(() => void showNotice({ textKey: 'session.expired' }));
  expect(screen.getByRole('status')).toHaveTextContent('You have been signed out');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers a retry', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  act(() => void showNotice({ textKey: 'unavailable.readOnly', onRetry }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('is closed by its owner, unless another message has replaced it', () => {
  let close: () => void = () => undefined;
  act(() => {
    close = showNotice({ textKey: 'unavailable.readOnly' });
    showNotice({ textKey: 'session.expired' });
  });
  act(() => close());
  expect(screen.getByRole('status')).toHaveTextContent('You have been signed out');
});
