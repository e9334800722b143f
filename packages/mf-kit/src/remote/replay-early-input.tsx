import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { earlyInput } from './early-input';
import { RemoteContext } from './remote-context';

/** Stands within what is taken over, so that it hears of the moment when all of it is. */
export function ReplayEarlyInput(): null {
  const element = useContext(RemoteContext)?.element;
  const replay = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (element) replay.current = earlyInput(element);
  }, [element]);
  useEffect(() => {
    // After what components change as soon as they know that they are in a browser.
    const timer = setTimeout(() => replay.current?.());
    return () => clearTimeout(timer);
  }, [element]);
  return null;
}
