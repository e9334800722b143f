import { useState } from 'react';

/** State that begins anew when what it began with has changed, as it does when Back is pressed. */
export const useStateOf = <Value>(origin: Value) => {
  const [state, setState] = useState({ origin, value: origin });
  const isOutdated = !Object.is(state.origin, origin);
  if (isOutdated) setState({ origin, value: origin });
  const change = (value: Value) => setState({ origin, value });
  return [isOutdated ? origin : state.value, change] as const;
};
