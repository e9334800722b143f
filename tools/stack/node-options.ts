/**
 * Of each server, as its image sets them.
 *
 * V8 has four threads beside the main one, however few cores there are: as garbage is
 * collected, or code compiled, they all want one at once, and the main thread waits for them and for a core. One such thread is enough.
 *
 * By default the young generation grows to 64 MB on a large machine, so that it is collected seldom. The buffers of responses
 * that it holds count as memory of the old generation, and a collection of the whole heap begins whenever they reach 8 MB.
 */
export const NODE_OPTIONS = '--v8-pool-size=1 --max-semi-space-size=16';
