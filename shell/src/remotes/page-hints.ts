import type { BootRemote } from '@phantom/registry/boot-manifest';

/**
 * Whether the page itself has asked for a remote's files (`<link rel="preload">`). Browsers keep the failure of such a
 * file for as long as the page stands: every later attempt is answered with it.
 */
export function isHinted({ url }: BootRemote): boolean {
  const folder = new URL('.', new URL(url, document.baseURI)).href;
  const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...hints].some(({ href }) => href.startsWith(folder));
}

/** Whether a remote's entry can be fetched by now. */
export async function isReachable({ url }: BootRemote, milliseconds: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    return (await fetch(url, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
