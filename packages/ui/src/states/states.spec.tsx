import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

describe('ErrorState', () => {
  it('is announced, names the request and offers another try', async () => {
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

  it('takes no second try while one is under way', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Failed" retryLabel="Try again" onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('has no button where nothing can be retried', () => {
    render(<ErrorState title="Failed" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('EmptyState', () => {
  it('says what is not there and what to do', () => {
    render(<EmptyState title="No projects yet">Come back soon</EmptyState>);
    expect(screen.getByRole('status')).toHaveTextContent('No projects yetCome back soon');
  });
});
