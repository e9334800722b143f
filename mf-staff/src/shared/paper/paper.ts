/** Whose files are replaced, by the name that the calls have for them. */
export type PaperKind = 'documents' | 'investor-documents';

/** A document whose file can be another, while those before stay. */
export interface Paper {
  id: number;
  title: string;
  version: number;
}
