import type { Message } from '@phantom/service-kit';

/** What is said of files that are handed in for a property. */
export const MISSING_FILE_MESSAGES = {
  title: {
    en: 'Please enter what kind of document this is.',
    de: 'Bitte geben Sie an, um welche Unterlage es sich handelt.',
    it: 'Indichi di quale documento si tratta.',
    ru: 'Укажите, что это за документ.',
    es: 'Indique de qué documento se trata.',
  },
  added: {
    en: 'The file was added to the property.',
    de: 'Die Datei wurde der Immobilie hinzugefügt.',
    it: "Il file è stato aggiunto all'immobile.",
    ru: 'Файл добавлен к объекту.',
    es: 'El archivo se ha añadido al inmueble.',
  },
} as const satisfies Record<string, Message>;
