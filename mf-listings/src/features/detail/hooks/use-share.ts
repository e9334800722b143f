import { useState } from 'react';

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
  return { shared, share };
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
