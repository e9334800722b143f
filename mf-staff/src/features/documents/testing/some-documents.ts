import type { StaffDocument } from '../api/documents';

/** The given number of documents, "Chapter 1" and so on. */
export const someDocuments = (count: number): StaffDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Chapter ${index + 1}`,
    url: `/files/${index + 1}.pdf`,
    version: 1,
    updated_at: '2026-11-20T15:00:00.000Z',
    updated_by: null,
    content_type: 'application/pdf',
    bytes: 12_000,
  }));
