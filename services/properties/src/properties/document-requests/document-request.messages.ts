import type { Message } from '@phantom/service-kit';

export const REQUEST_MESSAGES = {
  title: {
    en: 'Please name the document that is missing.',
    de: 'Bitte nennen Sie die fehlende Unterlage.',
    it: 'Indichi il documento mancante.',
    ru: 'Назовите недостающий документ.',
    es: 'Indique el documento que falta.',
  },
  dueOn: {
    en: 'Please enter the day by which the document is needed.',
    de: 'Bitte geben Sie an, bis wann die Unterlage gebraucht wird.',
    it: 'Inserisca il giorno entro il quale serve il documento.',
    ru: 'Укажите день, к которому нужен документ.',
    es: 'Introduzca el día en que se necesita el documento.',
  },
  past: {
    en: 'This day is over. Please choose today or a later day.',
    de: 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
    it: 'Questo giorno è già passato. Scelga oggi o un giorno successivo.',
    ru: 'Этот день уже прошёл. Выберите сегодняшний или более поздний.',
    es: 'Este día ya ha pasado. Elija hoy o un día posterior.',
  },
  elsewhere: {
    en: 'Documents are requested while a property is at Missing Documents. Move it there along with the request.',
    de: 'Unterlagen werden angefordert, solange eine Immobilie im Status „Fehlende Unterlagen“ ist. Setzen Sie sie mit der Anforderung auf diesen Status.',
    it: "I documenti si richiedono quando l'immobile è in «Documenti mancanti». Lo sposti in questo stato insieme alla richiesta.",
    ru: 'Документы запрашивают, пока объект в статусе «Не хватает документов». Переведите его в этот статус вместе с запросом.',
    es: 'Los documentos se solicitan mientras el inmueble está en «Faltan documentos». Páselo a ese estado junto con la solicitud.',
  },
  reason: {
    en: 'Please say why, so that others can follow it later.',
    de: 'Bitte nennen Sie den Grund, damit andere ihn später nachvollziehen können.',
    it: 'Indichi il motivo, in modo che altri possano capirlo in seguito.',
    ru: 'Укажите причину, чтобы позже её могли понять другие.',
    es: 'Indique el motivo para que otras personas puedan entenderlo más adelante.',
  },
  same: {
    en: 'The request is in this state already. Please reload the page.',
    de: 'Die Anforderung ist bereits in diesem Zustand. Bitte laden Sie die Seite neu.',
    it: 'La richiesta è già in questo stato. Ricarichi la pagina.',
    ru: 'Запрос уже в этом состоянии. Обновите страницу.',
    es: 'La solicitud ya está en ese estado. Vuelva a cargar la página.',
  },
  reopenFirst: {
    en: 'This request is closed. Open it again first.',
    de: 'Diese Anforderung ist abgeschlossen. Öffnen Sie sie zuerst wieder.',
    it: 'Questa richiesta è chiusa. Prima la riapra.',
    ru: 'Этот запрос закрыт. Сначала откройте его снова.',
    es: 'Esta solicitud está cerrada. Ábrala de nuevo primero.',
  },
  beyond: {
    en: 'The property has moved on. Move it back to Missing Documents to await this document again.',
    de: 'Die Immobilie ist schon weiter. Setzen Sie sie auf „Fehlende Unterlagen“ zurück, um diese Unterlage wieder anzufordern.',
    it: "L'immobile è già andato avanti. Lo riporti in «Documenti mancanti» per richiedere di nuovo questo documento.",
    ru: 'Объект уже перешёл дальше. Чтобы снова ждать этот документ, верните объект в статус «Не хватает документов».',
    es: 'El inmueble ya ha avanzado. Vuelva a pasarlo a «Faltan documentos» para solicitar de nuevo este documento.',
  },
  otherProperty: {
    en: 'This request belongs to another property, or is closed. Please reload the page.',
    de: 'Diese Anforderung gehört zu einer anderen Immobilie oder ist abgeschlossen. Bitte laden Sie die Seite neu.',
    it: 'Questa richiesta riguarda un altro immobile oppure è chiusa. Ricarichi la pagina.',
    ru: 'Этот запрос относится к другому объекту или закрыт. Обновите страницу.',
    es: 'Esta solicitud pertenece a otro inmueble o está cerrada. Vuelva a cargar la página.',
  },
} as const satisfies Record<string, Message>;
