import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './action-menu.module.css';

interface ActionMenuProps {
  label: string;
  /** Buttons and links. */
  children: ReactNode;
}

/** A button that shows more actions below it. Escape and any choice close them. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const choose = () => {
    // A dialog that opens returns the focus to what had it before.
    button.current?.focus();
    setOpen(false);
  };
  return (
    // It handles only events that bubble from its buttons.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-primary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <svg fill="none" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      {isOpen && (
        <>
          {/* A click outside closes the panel; the keyboard uses Escape. */}
          <div className={styles.backdrop} aria-hidden="true" onClick={() => setOpen(false)} />
          {/* A choice bubbles from its button or link. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div id={id} className={styles.panel} onClick={choose}>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
