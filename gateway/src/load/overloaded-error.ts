import { AppError, type Message } from '@phantom/service-kit';

const OVERLOADED: Message = {
  en: 'We have too much to do at the moment to answer this. Please try again in a few seconds.',
  de: 'Im Moment sind wir überlastet und können nicht antworten. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  it: 'In questo momento siamo sovraccarichi e non possiamo rispondere. Riprovi tra qualche secondo.',
  ru: 'Сейчас система перегружена и не может ответить. Попробуйте ещё раз через несколько секунд.',
  es: 'En este momento estamos saturados y no podemos responder. Vuelva a intentarlo dentro de unos segundos.',
};

/** 503: the gateway has no room for this request. */
export class OverloadedError extends AppError {
  /** @param retryAfter seconds */
  constructor(retryAfter: number) {
    super(503, OVERLOADED, { retryAfter });
  }
}
