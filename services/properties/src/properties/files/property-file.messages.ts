import type { Message } from '@phantom/service-kit';

export const PROPERTY_FILE_MESSAGES = {
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
  withdrawn: {
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
