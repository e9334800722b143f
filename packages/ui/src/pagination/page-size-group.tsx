import classNames from 'classnames';
import { useId } from 'react';
import { PageLink } from './page-link';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

interface PageSizeGroupProps {
  /** Names the group, like "Rows per page". */
  label: string;
  value: number;
  hrefFor: (size: number) => string;
  onSelect: (size: number) => void;
}

export function PageSizeGroup({ label, value, hrefFor, onSelect }: PageSizeGroupProps) {
  const id = useId();
  return (
    <div className="pp-page-size" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className="btn-group">
        {PAGE_SIZES.map((size) => (
          <PageLink
            key={size}
            className={classNames('btn btn-sm btn-outline-primary', { active: size === value })}
            href={hrefFor(size)}
            current={size === value}
            onSelect={() => onSelect(size)}
          >
            {size}
          </PageLink>
        ))}
      </div>
    </div>
  );
}
