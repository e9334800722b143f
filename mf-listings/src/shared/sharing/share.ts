/** Opens the device's share dialog. @returns whether the visitor shared it or cancelled */
export const shareByDevice = async (content: ShareData): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** @returns false where it is not allowed, or not available: browsers have it in secure contexts only */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
