import { useState } from 'react';

/** Whether the value has ever been true. A dialog loads when it first opens, and stays to return the focus. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return wasTrue || value;
}
