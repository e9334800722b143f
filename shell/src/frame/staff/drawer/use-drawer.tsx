import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { showNotice } from '../../../notice/notice-store';

type Drawer = ComponentType<{ onClose: () => void }>;

/** A drawer of the staff frame. Its code loads when it is opened for the first time. */
export function useDrawer(load: () => Promise<Drawer>): { open: () => void; drawer: ReactNode } {
  const [loaded, setLoaded] = useState<{ Drawer: Drawer }>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  const open = async () => {
    opener.current = document.activeElement;
    try {
      setLoaded({ Drawer: await load() });
      setOpen(true);
    } catch {
      showNotice({ textKey: 'unavailable.readOnly', onRetry: () => void open() });
    }
  };
  const close = () => {
    setOpen(false);
    focusAgain(opener.current);
  };
  return { open: () => void open(), drawer: loaded && isOpen && <loaded.Drawer onClose={close} /> };
}

/** A menu has closed behind the entry that opened the drawer: then the focus goes to the button of the menu. */
function focusAgain(opener: Element | null): void {
  const hidden = opener?.closest('[hidden]');
  const target = hidden ? hidden.parentElement?.querySelector('button') : opener;
  if (target instanceof HTMLElement) target.focus();
}
