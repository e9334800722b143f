/** Headers that concern one connection only (RFC 9110, 7.6.1) and are never passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Tells the headers of one connection: the known ones and those that its `Connection` names. */
export const hopByHopTest = (
  connection: string | string[] | undefined,
): ((name: string) => boolean) => {
  if (!connection || connection === 'keep-alive' || connection === 'close') {
    return (name) => HOP_BY_HOP.has(name);
  }
  const named = new Set(
    String(connection)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  return (name) => HOP_BY_HOP.has(name) || named.has(name);
};
