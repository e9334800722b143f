import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The content of the button. */
  label: ReactNode;
  className: string | undefined;
  buttonClassName: string;
  panelClassName: string | undefined;
  /** A click in the panel closes it. */
  closesOnChoice?: boolean;
  /** The content of the panel. */
  children: ReactNode;
}

/** A button that shows a panel below it. Escape, a click outside and leaving it with the keyboard close the panel. */
export function Menu(props: MenuProps) {
  const { label, className = '', buttonClassName, panelClassName = '', children } = props;
  const { closesOnChoice = false } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    closeToButton();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // It handles only events that bubble from its button and from the content of the panel.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`${styles.menu} ${className}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={panelId}
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
          {/* A choice bubbles from its button or link. A dialog that it opens returns the focus to the button. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            id={panelId}
            className={`${styles.panel} ${panelClassName}`}
            onClick={closesOnChoice ? closeToButton : undefined}
          >
            {children}
          </div>
        </>
      )}
    </div>
  );
}
