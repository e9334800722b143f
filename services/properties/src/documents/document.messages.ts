import type { Message } from '@phantom/service-kit';

export const DOCUMENT_MESSAGES = {
  title: {
    en: 'Please enter a title.',
    de: 'Bitte geben Sie einen Titel ein.',
    it: 'Inserisca un titolo.',
    ru: 'Укажите название.',
    es: 'Introduzca un título.',
  },
  titleTaken: {
    en: 'A document with this title is in the list already. Replace its file, or choose another title.',
    de: 'Ein Dokument mit diesem Titel steht bereits in der Liste. Ersetzen Sie dessen Datei oder wählen Sie einen anderen Titel.',
    it: "Nell'elenco c'è già un documento con questo titolo. Ne sostituisca il file o scelga un altro titolo.",
    ru: 'Документ с таким названием уже есть в списке. Замените его файл или выберите другое название.',
    es: 'Ya hay un documento con este título en la lista. Sustituya su archivo o elija otro título.',
  },
} as const satisfies Record<string, Message>;
