const STORAGE_KEY = 'reloaded-for';

/** What webpack throws when a file of a build cannot be had. */
interface ChunkError {
  /** The file's address. */
  request: string;
}

/**
 * Loads a part of a remote's build. Where its file is gone, as when old builds were cleared away after a deploy, the
 * page is loaded anew, which names the files of today. Once for each build and tab: a broken one would do so for ever.
 *
 * @param open loads the page anew; called instead of an answer
 */
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
    // Nothing is shown meanwhile that the visitor could not read.
    return new Promise<never>(() => undefined);
  }
}

function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && 'request' in error && typeof error.request === 'string';
}

/** Not for who is offline, and would lose what there is to read. */
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
