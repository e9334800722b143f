import {
  useCallback,
  useId,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  type RefObject,
} from 'react';

interface Props {
  label: ReactNode;
  /** The button's accessible name, when its content is none. */
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

/** Closes a panel on Escape, which moves the focus to the button, on a click elsewhere, and when the focus leaves. */
function useDismiss(
  open: boolean,
  parts: { root: RefObject<HTMLElement | null>; button: RefObject<HTMLElement | null> },
  close: () => void,
): void {
  const { root, button } = parts;
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const holds = (part: HTMLElement | null, event: Event) =>
      event.target instanceof Node && part?.contains(event.target);

    document.addEventListener('click', (event) => !holds(button.current, event) && close(), {
      signal,
    });
    document.addEventListener('focusin', (event) => !holds(root.current, event) && close(), {
      signal,
    });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        button.current?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, root, button, close]);
}
