import type { Message } from '@phantom/service-kit';

/** What is said of the facts of a property. */
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
  fileWithdrawn: {
    en: 'This file was withdrawn. It cannot be changed any more.',
    de: 'Diese Datei wurde zurückgezogen. Sie kann nicht mehr geändert werden.',
    it: 'Questo file è stato ritirato. Non può più essere modificato.',
    ru: 'Этот файл отозван. Изменить его больше нельзя.',
    es: 'Este archivo se ha retirado. Ya no se puede modificar.',
  },
  notMissing: {
    en: 'Files are taken while a property is at Missing Documents. Move it there first.',
    de: 'Dateien werden angenommen, solange eine Immobilie im Status „Fehlende Unterlagen“ ist. Setzen Sie sie zuerst auf diesen Status.',
    it: "I file si accettano quando l'immobile è in «Documenti mancanti». Prima lo sposti in questo stato.",
    ru: 'Файлы принимаются, пока объект в статусе «Не хватает документов». Сначала переведите его в этот статус.',
    es: 'Los archivos se admiten mientras el inmueble está en «Faltan documentos». Páselo primero a ese estado.',
  },
} as const satisfies Record<string, Message>;
