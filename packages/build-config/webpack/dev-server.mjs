/** Where each remote is served while it is developed; a new one takes the next free port. */
const DEV_PORTS = {
  'mf-marketing': 9101,
  'mf-listings': 9102,
  'mf-portfolio': 9103,
  'mf-staff': 9104,
};
const FIRST_FREE_PORT = 9105;

/** The port of a remote's development server; `DEV_PORT` in the environment takes its place. */
export function devPort(name) {
  return Number(process.env.DEV_PORT ?? DEV_PORTS[name] ?? FIRST_FREE_PORT);
}

/** A server for one remote with hot reload; the page itself comes from the gateway. */
export function devServer(name) {
  const port = devPort(name);
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    // The page has another origin (the gateway's), so scripts and hot updates cross origins.
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
    static: false,
  };
}
