import type { MouseEvent, ReactNode } from 'react';

interface PageLinkProps {
  href: string;
  className: string;
  current?: boolean;
  label?: string;
  onSelect: () => void;
  children: ReactNode;
}

/** A link that the caller follows without a page load, unless the click opens another tab. */
export function PageLink({ href, className, current, label, onSelect, children }: PageLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
