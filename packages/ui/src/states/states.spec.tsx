import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState } from './states';

describe('ErrorState', () => {
  it('is announced, shows the request id and offers a retry', async () => {
    const onRetry = jest.fn();
    render(
      <ErrorState
        title="This did not load."
        retryLabel="Try again"
        onRetry={onRetry}
        requestId="r-1"
        requestIdLabel="Request"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This did not load.');
    expect(screen.getByText('r-1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('ignores a retry while one is running', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Failed" retryLabel="Try again" onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('has no button without onRetry', () => {
    render(<ErrorState title="Failed" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('EmptyState', () => {
  it('shows a title and a hint', () => {
    render(<EmptyState title="No projects yet">Come back soon</EmptyState>);
    expect(screen.getByRole('status')).toHaveTextContent('No projects yetCome back soon');
  });
});
