import { useRemoteElement } from '@phantom/mf-kit';
import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

/** For a dialog with a form, opened in a form: it is not part of that in the document, and none of its events reach it. */
export function OutsideForm({ children }: { children: ReactNode }) {
  const element = useRemoteElement();
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    // Only keeps events in.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onSubmit={stop} onChange={stop} onBlur={stop} onKeyDown={stop}>
      {children}
    </div>,
    element ?? document.body,
  );
}
