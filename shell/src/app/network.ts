/** What a browser may tell of its network; not all do. */
interface NetworkInformation {
  /** The visitor asks sites to load little. */
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether the visitor wants nothing loaded that was not asked for. */
export function savesData(): boolean {
  return information()?.saveData ?? false;
}

/** Whether the network is known to be fast enough to load what may never be needed. */
export function isFastNetwork(): boolean {
  return !savesData() && information()?.effectiveType === '4g';
}

function information(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}
