import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './fold';

it('opens and closes by its heading', async () => {
  render(
    <Fold heading={<h2>Brooklyn</h2>} className="borough">
      <p>Park Slope</p>
    </Fold>,
  );

  const details = screen.getByRole('group');
  expect(details).toHaveClass('pp-fold', 'borough');
  await userEvent.click(screen.getByRole('heading', { name: 'Brooklyn' }));
  expect(details).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('heading', { name: 'Brooklyn' }));
  expect(details).not.toHaveAttribute('open');
});
