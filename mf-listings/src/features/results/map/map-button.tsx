import { Button } from '@phantom/ui';
import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';

/** A button over the map that may be removed when it is pressed. It moves the focus to the map. */
export function MapButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToMap(button);
  return <Button {...props} ref={button} size="sm" />;
}

/**
 * Moves the focus to the map when an element that contains it is removed. Otherwise the focus would start at the
 * top of the page.
 */
export const useFocusToMap = (element: RefObject<HTMLElement | null>) => {
  const map = use(MapWindow);
  useLayoutEffect(() => {
    const going = element.current;
    const goToMap = () => map.current?.focus({ preventScroll: true });
    return () => {
      // The element is still in the document when a layout effect is cleaned up.
      if (going?.contains(document.activeElement)) goToMap();
    };
  }, [element, map]);
};

/** The focusable viewport of the map. It takes the focus when an element over the map is removed. */
export const MapWindow = createContext<RefObject<HTMLElement | null>>({ current: null });
