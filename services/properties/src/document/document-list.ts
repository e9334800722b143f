/** The three lists of papers for employees, named as the last part of their addresses. */
export const DOCUMENT_LISTS = ['Employment-Contract', 'Employee-Handbook', 'training'] as const;

export type DocumentList = (typeof DOCUMENT_LISTS)[number];
