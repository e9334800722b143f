/**
 * Hands a text to the browser as a file to be kept.
 *
 * @param type the content type, without the character set
 */
export const saveFile = (text: string, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then; kept, it would lie in memory until the tab is closed.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
