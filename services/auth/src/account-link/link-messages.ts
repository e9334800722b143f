import type { Message } from '@phantom/service-kit';

/** What is said of links that were mailed. */
export const LINK_MESSAGES = {
  incomplete: {
    en: 'This link is incomplete. Please open it once more from the mail.',
    de: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    it: "Questo link è incompleto. Lo apra di nuovo dall'e-mail.",
    ru: 'Ссылка неполная. Откройте её ещё раз из письма.',
    es: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
  },
  over: {
    en: 'This link has been used or its time is over. Please ask for a new one.',
    de: 'Dieser Link wurde bereits benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    it: 'Questo link è già stato usato o è scaduto. Ne richieda uno nuovo.',
    ru: 'Ссылка уже использована или срок её действия истёк. Запросите новую.',
    es: 'Este enlace ya se ha utilizado o ha caducado. Solicite uno nuevo.',
  },
} as const satisfies Record<string, Message>;
