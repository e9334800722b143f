import type { ReactNode } from 'react';
import { Menu } from '../../shared/menu/menu';
import styles from './action-menu.module.css';

interface ActionMenuProps {
  label: string;
  /** Buttons and links. */
  children: ReactNode;
}

/** A button that shows more actions below it. Any choice closes them. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  return (
    <Menu
      label={label}
      className={styles.menu}
      buttonClassName="btn btn-outline-primary"
      panelClassName={styles.panel}
      closesOnChoice
    >
      {children}
    </Menu>
  );
}
