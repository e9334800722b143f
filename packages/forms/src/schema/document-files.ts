/** The files that every upload of documents accepts. Apart from the check, which loads with yup. */
export const DOCUMENT_FILES = {
  /** For people. */
  kinds: 'PDF, JPEG, PNG, WebP, HEIC, DOCX, XLSX',
  /** For the file dialog, in which the user can still select other files. */
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.heic,.docx,.xlsx,application/pdf,image/*',
  megabytes: 20,
};
