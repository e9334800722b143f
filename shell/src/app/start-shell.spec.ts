import { screen } from '@testing-library/react';
import { showStartFailure } from './start-failure';
import { startShell } from './start-shell';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="frame-header"></div><main id="main"></main><div id="frame-footer"></div>';
  globalThis.reportError = jest.fn();
});

it('does not start without a manifest, and says so', async () => {
  await startShell().catch(showStartFailure);
  expect(globalThis.reportError).toHaveBeenCalledWith(
    new Error('The page carries no boot manifest'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This site could not start');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
