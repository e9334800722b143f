/** Lets the browser save a file. @param type content type without charset */
export const saveFile = (content: BlobPart, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the object by then; unrevoked, it stays in memory until the tab closes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
