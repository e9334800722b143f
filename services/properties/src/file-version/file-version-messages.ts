import type { Message } from '@phantom/service-kit';

/** What is said of the files of a paper. */
export const FILE_VERSION_MESSAGES = {
  sameFile: {
    en: 'This is the file that the document has already. Please choose the new one.',
    de: 'Das Dokument hat genau diese Datei bereits. Bitte wählen Sie die neue aus.',
    it: 'Il documento ha già questo stesso file. Scelga quello nuovo.',
    ru: 'У документа уже есть именно этот файл. Выберите новый.',
    es: 'El documento ya tiene este mismo archivo. Elija el nuevo.',
  },
} as const satisfies Record<string, Message>;
