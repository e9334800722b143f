import type { Message } from '@phantom/service-kit';

/** A sentence about a change, for the reader who made it and for other readers. */
interface Sentence {
  others: Message;
  own: Message;
}

export const STATUS_CHANGED: Sentence = {
  others: {
    en: '{who} moved this property from “{from}” to “{to}” ({when}).',
    de: '{who} hat diese Immobilie von „{from}“ auf „{to}“ gesetzt ({when}).',
    it: '{who} ha spostato questo immobile da «{from}» a «{to}» ({when}).',
    ru: 'Этот объект уже перевели из статуса «{from}» в статус «{to}»: {who} ({when}).',
    es: '{who} ha pasado este inmueble de «{from}» a «{to}» ({when}).',
  },
  own: {
    en: 'You have moved this property from “{from}” to “{to}” already ({when}).',
    de: 'Sie haben diese Immobilie bereits von „{from}“ auf „{to}“ gesetzt ({when}).',
    it: 'Ha già spostato questo immobile da «{from}» a «{to}» ({when}).',
    ru: 'Вы уже перевели этот объект из статуса «{from}» в статус «{to}» ({when}).',
    es: 'Ya ha pasado este inmueble de «{from}» a «{to}» ({when}).',
  },
};

export const ARCHIVED: Sentence = {
  others: {
    en: '{who} archived this property ({when}).',
    de: '{who} hat diese Immobilie archiviert ({when}).',
    it: '{who} ha archiviato questo immobile ({when}).',
    ru: 'Этот объект уже отправили в архив: {who} ({when}).',
    es: '{who} ha archivado este inmueble ({when}).',
  },
  own: {
    en: 'You have archived this property already ({when}).',
    de: 'Sie haben diese Immobilie bereits archiviert ({when}).',
    it: 'Ha già archiviato questo immobile ({when}).',
    ru: 'Вы уже отправили этот объект в архив ({when}).',
    es: 'Ya ha archivado este inmueble ({when}).',
  },
};

export const RESTORED: Sentence = {
  others: {
    en: '{who} restored this property from the archive ({when}).',
    de: '{who} hat diese Immobilie aus dem Archiv wiederhergestellt ({when}).',
    it: '{who} ha ripristinato questo immobile dall’archivio ({when}).',
    ru: 'Этот объект уже восстановили из архива: {who} ({when}).',
    es: '{who} ha restaurado este inmueble del archivo ({when}).',
  },
  own: {
    en: 'You have restored this property from the archive already ({when}).',
    de: 'Sie haben diese Immobilie bereits aus dem Archiv wiederhergestellt ({when}).',
    it: 'Ha già ripristinato questo immobile dall’archivio ({when}).',
    ru: 'Вы уже восстановили этот объект из архива ({when}).',
    es: 'Ya ha restaurado este inmueble del archivo ({when}).',
  },
};

export const REQUEST_CHANGED: Sentence = {
  others: {
    en: '{who} changed the request for “{title}” ({when}).',
    de: '{who} hat die Anforderung von „{title}“ geändert ({when}).',
    it: '{who} ha modificato la richiesta di «{title}» ({when}).',
    ru: 'Запрос документа «{title}» уже изменили: {who} ({when}).',
    es: '{who} ha modificado la solicitud de «{title}» ({when}).',
  },
  own: {
    en: 'You have changed the request for “{title}” already ({when}).',
    de: 'Sie haben die Anforderung von „{title}“ bereits geändert ({when}).',
    it: 'Ha già modificato la richiesta di «{title}» ({when}).',
    ru: 'Вы уже изменили запрос документа «{title}» ({when}).',
    es: 'Ya ha modificado la solicitud de «{title}» ({when}).',
  },
};

export const PROPERTY_CHANGED: Record<'named' | 'unnamed', Sentence> = {
  named: {
    others: {
      en: '{who} changed this property ({when}): {fields}.',
      de: '{who} hat diese Immobilie geändert ({when}): {fields}.',
      it: '{who} ha modificato questo immobile ({when}): {fields}.',
      ru: 'Данные объекта уже изменили: {who} ({when}). Изменено: {fields}.',
      es: '{who} ha modificado este inmueble ({when}): {fields}.',
    },
    own: {
      en: 'You have changed this property already ({when}): {fields}.',
      de: 'Sie haben diese Immobilie bereits geändert ({when}): {fields}.',
      it: 'Ha già modificato questo immobile ({when}): {fields}.',
      ru: 'Вы уже изменили данные объекта ({when}): {fields}.',
      es: 'Ya ha modificado este inmueble ({when}): {fields}.',
    },
  },
  unnamed: {
    others: {
      en: '{who} changed this property ({when}).',
      de: '{who} hat diese Immobilie geändert ({when}).',
      it: '{who} ha modificato questo immobile ({when}).',
      ru: 'Данные объекта уже изменили: {who} ({when}).',
      es: '{who} ha modificado este inmueble ({when}).',
    },
    own: {
      en: 'You have changed this property already ({when}).',
      de: 'Sie haben diese Immobilie bereits geändert ({when}).',
      it: 'Ha già modificato questo immobile ({when}).',
      ru: 'Вы уже изменили данные объекта ({when}).',
      es: 'Ya ha modificado este inmueble ({when}).',
    },
  },
};

/** The names of fields in the middle of a sentence. */
export const FIELD_NAMES: Record<string, Message | undefined> = {
  address: {
    en: 'address',
    de: 'Adresse',
    it: 'indirizzo',
    ru: 'адрес',
    es: 'dirección',
  },
  servicing_bank: {
    en: 'servicing bank',
    de: 'betreuende Bank',
    it: 'banca che gestisce il prestito',
    ru: 'обслуживающий банк',
    es: 'banco gestor',
  },
  type_of_property: {
    en: 'type of property',
    de: 'Art der Immobilie',
    it: 'tipo di immobile',
    ru: 'тип объекта',
    es: 'tipo de inmueble',
  },
  assign: {
    en: 'assigned employee',
    de: 'zuständige Person',
    it: 'persona incaricata',
    ru: 'ответственный',
    es: 'persona asignada',
  },
};

/** The second sentence of a 409. */
export const NOT_SAVED: Message = {
  en: 'What you entered was not saved: look at what is there now, then try again.',
  de: 'Ihre Eingaben wurden nicht gespeichert: Sehen Sie sich den jetzigen Stand an und versuchen Sie es dann noch einmal.',
  it: 'I dati inseriti non sono stati salvati: controlli lo stato attuale e riprovi.',
  ru: 'Введённые данные не сохранены: посмотрите на текущее состояние и попробуйте ещё раз.',
  es: 'Los datos introducidos no se han guardado: consulte el estado actual y vuelva a intentarlo.',
};
