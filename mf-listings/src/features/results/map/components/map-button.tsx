import { Button } from '@phantom/ui';
import { useRef, type ComponentProps } from 'react';
import { useFocusToMap } from '../hooks/use-focus-to-map';

/** A button over the map that may vanish as it is pressed; it leaves the focus to the map. */
export function MapButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToMap(button);
  return <Button {...props} ref={button} size="sm" />;
}
