import type { Message } from '@phantom/service-kit';

/** A link that was copied, kept too long or changed. */
export const LINK_OVER: Message = {
  en: 'This link is no longer valid. Please reload the page and open the file from there.',
  de: 'Dieser Link gilt nicht mehr. Bitte laden Sie die Seite neu und öffnen Sie die Datei von dort.',
  it: 'Questo link non è più valido. Ricarichi la pagina e apra il file da lì.',
  ru: 'Эта ссылка больше не действует. Обновите страницу и откройте файл оттуда.',
  es: 'Este enlace ya no es válido. Vuelva a cargar la página y abra el archivo desde allí.',
};
