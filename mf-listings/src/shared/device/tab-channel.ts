/** Undefined where the browser has no such thing or refuses it: the other tabs then read anew when they are loaded. */
export const openTabChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
