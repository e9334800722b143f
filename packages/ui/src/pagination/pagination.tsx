import classNames from 'classnames';
import type { ReactNode } from 'react';
import { PageLink } from './page-link';
import { pageWindow } from './page-window';

/** Properties of {@link Pagination}; pages count from 1. */
export interface PaginationProps {
  /** Names the navigation, e.g. "Pages". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Names the link to a page, e.g. "Page 3". */
  pageLabel: (page: number) => string;
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** Puts the page into the URL. */
  onSelect: (page: number) => void;
}

/** Links to the pages of a list; nothing when one page holds all. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, pageLabel, page, pageCount, hrefFor, onSelect } = props;
  if (pageCount <= 1) return null;

  const link = (target: number, text: ReactNode, name: string) => (
    <PageLink
      className="page-link"
      href={hrefFor(target)}
      current={target === page}
      label={name}
      onSelect={() => onSelect(target)}
    >
      {text}
    </PageLink>
  );
  const step = (target: number, text: string, arrow: string) =>
    target >= 1 && target <= pageCount ? (
      <li className="page-item">{link(target, arrow, text)}</li>
    ) : (
      <li className="page-item disabled" aria-hidden="true">
        <span className="page-link">{arrow}</span>
      </li>
    );

  return (
    <nav aria-label={label}>
      <ul className="pagination">
        {step(page - 1, previousLabel, '‹')}
        {pageWindow(page, pageCount).map((slot, index) =>
          slot === 'gap' ? (
            <li key={`gap-${index}`} className="page-item disabled" aria-hidden="true">
              <span className="page-link">…</span>
            </li>
          ) : (
            <li key={slot} className={classNames('page-item', { active: slot === page })}>
              {link(slot, slot, pageLabel(slot))}
            </li>
          ),
        )}
        {step(page + 1, nextLabel, '›')}
      </ul>
    </nav>
  );
}
