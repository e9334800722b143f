import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from './use-dismiss';

interface Props {
  /** Content of the button. */
  label: ReactNode;
  /** The button's name where its content is not one. */
  name?: string;
  className: string;
  panelClassName: string;
  children: ReactNode;
}

/** A button that shows and hides a list of links: the disclosure pattern, not an ARIA menu. */
export function Disclosure({ label, name, className, panelClassName, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useDismiss(open, { root, button }, close);

  return (
    <div ref={root} className="disclosure">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span className="disclosure-arrow" aria-hidden="true" />
      </button>
      <div id={panel} className={panelClassName} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
