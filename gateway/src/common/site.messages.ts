import type { Language } from '@phantom/service-kit';

export const COMPANY = 'Phantom Partners';

/** The description of a page without one of its own, for search engines and previews. */
export const DESCRIPTIONS: Record<Language, string> = {
  en: 'Real-estate investment and lending in New York: homes for sale and rent, our portfolio, and how to invest with us.',
  de: 'Immobilieninvestitionen und Finanzierung in New York: Häuser und Wohnungen zum Kauf und zur Miete, unser Portfolio und wie Sie mit uns investieren.',
  it: 'Investimenti immobiliari e finanziamenti a New York: case in vendita e in affitto, il nostro portafoglio e come investire con noi.',
  ru: 'Инвестиции в недвижимость и кредитование в Нью-Йорке: жильё на продажу и в аренду, наш портфель и как инвестировать вместе с нами.',
  es: 'Inversión inmobiliaria y préstamos en Nueva York: viviendas en venta y alquiler, nuestra cartera y cómo invertir con nosotros.',
};

/** Shown to visitors without JavaScript. */
export const NEEDS_SCRIPTS: Record<Language, string> = {
  en: 'This site needs JavaScript.',
  de: 'Diese Website benötigt JavaScript.',
  it: 'Questo sito richiede JavaScript.',
  ru: 'Для этого сайта нужен JavaScript.',
  es: 'Este sitio necesita JavaScript.',
};

/** The error page, when a page cannot be made. */
export const ERROR_TEXT: Record<Language, string> = {
  en: 'Sorry! something went wrong, please contact our support team',
  de: 'Leider ist ein Fehler aufgetreten. Bitte wenden Sie sich an unseren Support.',
  it: 'Spiacenti, si è verificato un errore. Contatti il nostro servizio di assistenza.',
  ru: 'К сожалению, произошла ошибка. Пожалуйста, обратитесь в службу поддержки.',
  es: 'Lo sentimos, se ha producido un error. Póngase en contacto con nuestro equipo de asistencia.',
};

/** The link of the error page. */
export const HOME_LINK: Record<Language, string> = {
  en: 'Back to the home page',
  de: 'Zurück zur Startseite',
  it: 'Torna alla pagina iniziale',
  ru: 'Вернуться на главную',
  es: 'Volver a la página de inicio',
};

/** The page of admission control. */
export const OVERLOADED_TEXT: Record<Language, string> = {
  en: 'So many people are visiting us right now that we cannot show you this page. Please try again in a moment.',
  de: 'Im Moment besuchen uns so viele Menschen, dass wir Ihnen diese Seite nicht zeigen können. Bitte versuchen Sie es gleich noch einmal.',
  it: 'In questo momento abbiamo così tante visite che non possiamo mostrarLe questa pagina. Riprovi tra qualche istante.',
  ru: 'Сейчас у нас так много посетителей, что мы не можем показать эту страницу. Попробуйте ещё раз через минуту.',
  es: 'En este momento nos visitan tantas personas que no podemos mostrarle esta página. Vuelva a intentarlo en unos instantes.',
};

/** The page of the rate limit. */
export const TOO_MANY_TEXT: Record<Language, string> = {
  en: 'More pages have been asked for from your connection than we can show at once. Please try again in a minute.',
  de: 'Von Ihrem Anschluss wurden mehr Seiten aufgerufen, als wir auf einmal zeigen können. Bitte versuchen Sie es in einer Minute noch einmal.',
  it: 'Dalla Sua connessione sono state richieste più pagine di quante possiamo mostrarne in una volta. Riprovi tra un minuto.',
  ru: 'С вашего подключения запросили больше страниц, чем мы можем показать сразу. Попробуйте ещё раз через минуту.',
  es: 'Desde su conexión se han solicitado más páginas de las que podemos mostrar a la vez. Vuelva a intentarlo dentro de un minuto.',
};

/** The link of both. */
export const TRY_AGAIN_LINK: Record<Language, string> = {
  en: 'Try again',
  de: 'Noch einmal versuchen',
  it: 'Riprova',
  ru: 'Попробовать ещё раз',
  es: 'Volver a intentarlo',
};
