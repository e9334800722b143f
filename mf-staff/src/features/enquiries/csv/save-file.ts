/** Hands a text to the browser as a file to be kept. */
export const saveFile = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then; kept, it would lie in memory until the tab is closed.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
