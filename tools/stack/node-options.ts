/**
 * Of each server, as its image sets them. V8 has four threads beside the main one, however few cores there are: as garbage is
 * collected, or code compiled, they all want one at once, and the main thread waits for them and for a core. One such thread is enough.
 */
export const NODE_OPTIONS = '--v8-pool-size=1';
