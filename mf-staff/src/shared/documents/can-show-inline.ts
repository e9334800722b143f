/** Every browser shows pictures; PDFs need a viewer, which phones often lack. */
export function canShowInline({ content_type }: { content_type: string }): boolean {
  if (content_type === 'application/pdf') return navigator.pdfViewerEnabled;
  return isPicture(content_type);
}

export const isPicture = (contentType: string): boolean =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(contentType);
