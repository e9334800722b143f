/**
 * Fetches Leaflet, the boundaries and what draws results; one file with what draws a single place. Calling it early
 * saves the map the wait.
 */
export const loadResultsMap = () => import(/* webpackChunkName: "map" */ './draw-results');
