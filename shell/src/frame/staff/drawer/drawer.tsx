import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CLOSE_ICON, MenuIcon } from '../../menu/menu-icon';

interface DrawerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Below what scrolls. */
  end?: ReactNode;
}

/** A modal panel at the side of the page, which stays in view. */
export function Drawer({ title, closeLabel, onClose, children, end }: DrawerProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="staff-drawer"
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="staff-drawer-top">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="frame-control"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <MenuIcon path={CLOSE_ICON} />
        </button>
      </div>
      <div className="staff-drawer-body">{children}</div>
      {end && <div className="staff-drawer-end">{end}</div>}
    </dialog>
  );
}
