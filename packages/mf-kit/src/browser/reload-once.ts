const STORAGE_KEY = 'reloaded-for';

/** The error of webpack when a file of a build cannot be loaded. */
interface ChunkError {
  /** The file's URL. */
  request: string;
}

/** Loads a part of a build. If a deploy removed its file, reloads the page with `open`, once for each build and tab. */
export async function reloadOnce<Part>(
  load: () => Promise<Part>,
  open: () => void = () => window.location.reload(),
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkError(error) || !isFirst(error.request) || !(await isGone(error.request))) {
      throw error;
    }
    remember(error.request);
    open();
    // The page is about to be replaced: neither resolve nor reject.
    return new Promise<never>(() => undefined);
  }
}

function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && 'request' in error && typeof error.request === 'string';
}

/** False when offline: a reload would lose what the visitor can still read. */
async function isGone(url: string): Promise<boolean> {
  try {
    return !(await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const buildOf = (url: string) => new URL('.', new URL(url, document.baseURI)).pathname;

function isFirst(url: string): boolean {
  return !builds().includes(buildOf(url));
}

function remember(url: string): void {
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...builds(), buildOf(url)]));
}

function builds(): string[] {
  return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as string[];
}
