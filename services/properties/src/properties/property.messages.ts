import type { Message } from '@phantom/service-kit';
import type { PropertyStatus } from './property-workflow.js';

export const PROPERTY_MESSAGES = {
  address: {
    en: 'Please enter the address of the property.',
    de: 'Bitte geben Sie die Adresse der Immobilie ein.',
    it: "Inserisca l'indirizzo dell'immobile.",
    ru: 'Укажите адрес объекта.',
    es: 'Introduzca la dirección del inmueble.',
  },
  bank: {
    en: 'Please enter the bank that services the loan.',
    de: 'Bitte geben Sie die Bank ein, die das Darlehen betreut.',
    it: 'Inserisca la banca che gestisce il prestito.',
    ru: 'Укажите банк, обслуживающий кредит.',
    es: 'Introduzca el banco que gestiona el préstamo.',
  },
  type: {
    en: 'Please enter the type of the property.',
    de: 'Bitte geben Sie die Art der Immobilie ein.',
    it: 'Inserisca il tipo di immobile.',
    ru: 'Укажите тип объекта.',
    es: 'Introduzca el tipo de inmueble.',
  },
  assigneeName: {
    en: 'Please choose the employee from the list.',
    de: 'Bitte wählen Sie die Person aus der Liste.',
    it: "Scelga la persona dall'elenco.",
    ru: 'Выберите сотрудника из списка.',
    es: 'Elija a la persona de la lista.',
  },
  known: {
    en: 'A property at this address is in servicing already: {reference}. Please open that one, or add the unit to the address.',
    de: 'Eine Immobilie mit dieser Adresse ist bereits in Bearbeitung: {reference}. Bitte öffnen Sie diese, oder ergänzen Sie die Adresse um die Wohnungsnummer.',
    it: "Un immobile a questo indirizzo è già in gestione: {reference}. Apra quello oppure aggiunga all'indirizzo il numero dell'unità.",
    ru: 'Объект с этим адресом уже в работе: {reference}. Откройте его или добавьте к адресу номер квартиры.',
    es: 'Ya se gestiona un inmueble en esta dirección: {reference}. Ábralo o añada a la dirección el número de la vivienda.',
  },
  addressForm: {
    en: 'This does not look like an address. Please enter the house number and the street, as in “27-34 Thomson Ave Apt 6A”.',
    de: 'Das sieht nicht wie eine Adresse aus. Bitte geben Sie Hausnummer und Straße an, zum Beispiel „27-34 Thomson Ave Apt 6A“.',
    it: 'Non sembra un indirizzo. Inserisca numero civico e via, per esempio «27-34 Thomson Ave Apt 6A».',
    ru: 'Это не похоже на адрес. Укажите номер дома и улицу, например «27-34 Thomson Ave Apt 6A».',
    es: 'Esto no parece una dirección. Introduzca el número y la calle, por ejemplo «27-34 Thomson Ave Apt 6A».',
  },
  typeUnknown: {
    en: 'We do not service properties of this type. Please choose one from the list.',
    de: 'Diese Art von Immobilie betreuen wir nicht. Bitte wählen Sie eine aus der Liste.',
    it: "Non gestiamo immobili di questo tipo. Ne scelga uno dall'elenco.",
    ru: 'Мы не работаем с объектами такого типа. Выберите тип из списка.',
    es: 'No gestionamos inmuebles de este tipo. Elija uno de la lista.',
  },
  archived: {
    en: 'This property is archived. Restore it first.',
    de: 'Diese Immobilie ist archiviert. Stellen Sie sie zuerst wieder her.',
    it: 'Questo immobile è archiviato. Prima lo ripristini.',
    ru: 'Этот объект в архиве. Сначала восстановите его.',
    es: 'Este inmueble está archivado. Restáurelo primero.',
  },
  notArchived: {
    en: 'This property is not archived.',
    de: 'Diese Immobilie ist nicht archiviert.',
    it: 'Questo immobile non è archiviato.',
    ru: 'Этот объект не в архиве.',
    es: 'Este inmueble no está archivado.',
  },
} as const satisfies Record<string, Message>;

export const STATUS_MESSAGES = {
  reason: {
    en: 'Please say why, so that others can follow it later.',
    de: 'Bitte nennen Sie den Grund, damit andere ihn später nachvollziehen können.',
    it: 'Indichi il motivo, in modo che altri possano capirlo in seguito.',
    ru: 'Укажите причину, чтобы позже её могли понять другие.',
    es: 'Indique el motivo para que otras personas puedan entenderlo más adelante.',
  },
  reasonTooShort: {
    en: 'Please say a little more: {limit} characters at least.',
    de: 'Bitte schreiben Sie etwas mehr: mindestens {limit} Zeichen.',
    it: 'Scriva qualcosa in più: almeno {limit} caratteri.',
    ru: 'Напишите чуть подробнее. Минимальное число знаков: {limit}.',
    es: 'Escriba un poco más: {limit} caracteres como mínimo.',
  },
  same: {
    en: 'The property is at this status already. Please choose another one.',
    de: 'Die Immobilie hat diesen Status bereits. Bitte wählen Sie einen anderen.',
    it: "L'immobile è già in questo stato. Ne scelga un altro.",
    ru: 'Объект уже имеет этот статус. Выберите другой.',
    es: 'El inmueble ya tiene este estado. Elija otro.',
  },
} as const satisfies Record<string, Message>;

/** The names of the statuses in sentences. The pages use the same names. */
export const STATUS_NAMES: Record<PropertyStatus, Message> = {
  1: {
    en: 'Submitted',
    de: 'Eingereicht',
    it: 'Presentata',
    ru: 'Подано',
    es: 'Presentado',
  },
  2: {
    en: 'In process',
    de: 'In Bearbeitung',
    it: 'In lavorazione',
    ru: 'В обработке',
    es: 'En trámite',
  },
  3: {
    en: 'Missing Documents',
    de: 'Fehlende Unterlagen',
    it: 'Documenti mancanti',
    ru: 'Не хватает документов',
    es: 'Faltan documentos',
  },
  4: {
    en: 'Pending Appraisal',
    de: 'Bewertung ausstehend',
    it: 'Perizia in attesa',
    ru: 'Ожидается оценка',
    es: 'Tasación pendiente',
  },
  5: {
    en: 'Offer Negotiation',
    de: 'Verhandlung des Angebots',
    it: 'Trattativa sull’offerta',
    ru: 'Переговоры по предложению',
    es: 'Negociación de la oferta',
  },
  6: {
    en: 'Short Sell Approval',
    de: 'Genehmigung des Short Sale',
    it: 'Approvazione dello short sale',
    ru: 'Согласование шорт-сейла',
    es: 'Aprobación de la venta corta',
  },
  7: {
    en: 'Title Clearance/Schedule a Closing',
    de: 'Eigentumsprüfung/Abschlusstermin',
    it: 'Verifica del titolo/Data del rogito',
    ru: 'Проверка прав/Дата сделки',
    es: 'Revisión del título/Fecha de cierre',
  },
  8: {
    en: 'Completed',
    de: 'Abgeschlossen',
    it: 'Conclusa',
    ru: 'Завершено',
    es: 'Completado',
  },
};
