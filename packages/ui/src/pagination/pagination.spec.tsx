import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageSizeGroup } from './page-size-group';
import { Pagination, pageWindow } from './pagination';

describe('pagination', () => {
  const pagination = (page: number, onSelect = jest.fn()) => (
    <Pagination
      label="Pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(number) => `Page ${number}`}
      page={page}
      pageCount={9}
      hrefFor={(number) => `?page=${number}`}
      onSelect={onSelect}
    />
  );

  describe('Pagination', () => {
    it('links pages by address and marks the current one', () => {
      render(pagination(5));
      expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
      expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Page 5');
    });

    it('has no link before the first page', () => {
      render(pagination(1));
      expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
    });

    it('calls onSelect for a plain click', async () => {
      const onSelect = jest.fn();
      render(pagination(5, onSelect));
      await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
      expect(onSelect).toHaveBeenCalledWith(6);
    });
  });

  describe('PageSizeGroup', () => {
    it('offers the four sizes in a named group', async () => {
      const onSelect = jest.fn();
      render(
        <PageSizeGroup
          label="Rows per page"
          value={25}
          hrefFor={(size) => `?size=${size}`}
          onSelect={onSelect}
        />,
      );
      expect(screen.getByRole('group', { name: 'Rows per page' })).toBeInTheDocument();
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
        '10',
        '25',
        '50',
        '100',
      ]);
      expect(screen.getByRole('link', { current: true })).toHaveTextContent('25');
      await userEvent.click(screen.getByRole('link', { name: '100' }));
      expect(onSelect).toHaveBeenCalledWith(100);
    });
  });
});

describe('page-window', () => {
  describe('pageWindow', () => {
    it.each([
      [1, 1, [1]],
      [1, 4, [1, 2, 3, 4]],
      [1, 9, [1, 2, 'gap', 9]],
      [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
      [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
      [9, 9, [1, 'gap', 8, 9]],
    ])('around page %i of %i', (page, count, expected) => {
      expect(pageWindow(page, count)).toEqual(expected);
    });
  });
});
