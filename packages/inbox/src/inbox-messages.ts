import type { Message } from '@phantom/service-kit';

/** Messages of the inbox to employees. */
export const INBOX_MESSAGES = {
  stale: {
    en: 'Somebody else changed this enquiry in the meantime. Please look at how it stands now.',
    de: 'Diese Anfrage wurde inzwischen von jemand anderem geändert. Bitte sehen Sie sich den jetzigen Stand an.',
    it: 'Nel frattempo qualcun altro ha modificato questa richiesta. Controlli lo stato attuale.',
    ru: 'За это время обращение изменил кто-то другой. Посмотрите, как оно выглядит сейчас.',
    es: 'Mientras tanto, otra persona ha modificado esta consulta. Compruebe cómo está ahora.',
  },
  note: {
    en: 'Please write the note before you add it.',
    de: 'Bitte schreiben Sie die Notiz, bevor Sie sie hinzufügen.',
    it: 'Scriva la nota prima di aggiungerla.',
    ru: 'Напишите заметку, прежде чем добавить её.',
    es: 'Escriba la nota antes de añadirla.',
  },
  words: {
    en: 'Please search for {limit} words at most.',
    de: 'Bitte suchen Sie nach höchstens {limit} Wörtern.',
    it: 'Cerchi al massimo {limit} parole.',
    ru: 'Ищите не больше чем по {limit} словам.',
    es: 'Busque como máximo {limit} palabras.',
  },
} as const satisfies Record<string, Message>;
