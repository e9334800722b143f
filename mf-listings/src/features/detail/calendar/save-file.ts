/** Has the browser save a text under a name, or open it with what it has for its type. */
export const saveFile = (text: string, name: string, type: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by its next turn.
  setTimeout(() => URL.revokeObjectURL(url));
};
