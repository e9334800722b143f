import { useEffect, useState } from 'react';

/** Milliseconds for which it is said that the link was copied. */
const COPIED_SHOWN = 6_000;

export type Shared = 'no' | 'copied' | 'by-hand';

/**
 * Passes the address of the page on: by what the device has for it, else into the clipboard, else by hand. Nobody else
 * learns of it.
 */
export const useShare = (title: string) => {
  const [shared, setShared] = useState<Shared>('no');
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    setShared('no');
    if (await byDevice({ title, url })) return;
    setShared((await byClipboard(url)) ? 'copied' : 'by-hand');
  };
  const close = () => setShared('no');
  useEffect(() => {
    if (shared !== 'copied') return undefined;
    const timer = setTimeout(close, COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [shared]);
  return { shared, share, close };
};

/** Whether it was taken care of; to think better of it is to take care of it too. */
const byDevice = async (content: ShareData) => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

const byClipboard = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // It is forbidden, or missing: browsers have it on secure pages alone.
    return false;
  }
};
