/** Pictures are shown by every browser, PDFs by those that have a viewer; phones often have none. */
export function isShownHere({ content_type }: { content_type: string }): boolean {
  if (content_type === 'application/pdf') return navigator.pdfViewerEnabled;
  return isPicture(content_type);
}

export const isPicture = (contentType: string): boolean =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(contentType);
