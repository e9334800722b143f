import { moveContent, removeMovedContent } from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONFIRMATION = {
  en: {
    subject: 'Please confirm your subscription',
    intro:
      'Hello,\n\nsomebody, probably you, asked us to send our newsletter to this address. Please confirm it within seven days:',
    button: 'Yes, send me the newsletter',
    outro: 'If it was not you, you need not do anything: without a confirmation we send nothing.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    intro:
      'Guten Tag,\n\njemand, vermutlich Sie, hat uns gebeten, unseren Newsletter an diese Adresse zu senden. Bitte bestätigen Sie das innerhalb von sieben Tagen:',
    button: 'Ja, senden Sie mir den Newsletter',
    outro: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne Bestätigung senden wir nichts.',
  },
  it: {
    subject: 'Confermi la Sua iscrizione',
    intro:
      'Buongiorno,\n\nqualcuno, probabilmente Lei, ci ha chiesto di inviare la nostra newsletter a questo indirizzo. Lo confermi entro sette giorni:',
    button: 'Sì, desidero ricevere la newsletter',
    outro: 'Se non è stato Lei, non deve fare nulla: senza conferma non inviamo niente.',
  },
  ru: {
    subject: 'Подтвердите, пожалуйста, подписку',
    intro:
      'Здравствуйте!\n\nКто-то, вероятно Вы, попросил нас присылать нашу рассылку на этот адрес. Пожалуйста, подтвердите это в течение семи дней:',
    button: 'Да, присылайте мне рассылку',
    outro: 'Если это были не Вы, ничего делать не нужно: без подтверждения мы ничего не присылаем.',
  },
  es: {
    subject: 'Confirme su suscripción',
    intro:
      'Hola:\n\nAlguien, probablemente usted, nos ha pedido que enviemos nuestro boletín a esta dirección. Confírmelo en un plazo de siete días:',
    button: 'Sí, quiero recibir el boletín',
    outro: 'Si no ha sido usted, no tiene que hacer nada: sin confirmación no enviamos nada.',
  },
};

const FRAME = {
  en: {
    online: 'Read on our website',
    reason: 'You receive this newsletter because you subscribed to it.',
    leave: 'Unsubscribe',
    preferences: 'Preferences',
  },
  de: {
    online: 'Auf unserer Website lesen',
    reason: 'Sie erhalten diesen Newsletter, weil Sie sich dafür angemeldet haben.',
    leave: 'Abmelden',
    preferences: 'Einstellungen',
  },
  it: {
    online: 'Leggere sul nostro sito',
    reason: 'Riceve questa newsletter perché si è iscritto.',
    leave: 'Annullare l’iscrizione',
    preferences: 'Preferenze',
  },
  ru: {
    online: 'Читать на нашем сайте',
    reason: 'Вы получаете эту рассылку, потому что подписались на неё.',
    leave: 'Отписаться',
    preferences: 'Настройки',
  },
  es: {
    online: 'Leer en nuestro sitio web',
    reason: 'Recibe este boletín porque se suscribió a él.',
    leave: 'Darse de baja',
    preferences: 'Preferencias',
  },
};

/** The texts of the mails to subscribers, published: sign-up works before anybody has edited them. */
export class AddMailTexts1795510002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const common = { number: 1, position: 0, publishedAt: new Date(), values: {} };
    await moveContent(runner, 'confirmation-mail', {
      ...{ ...common, key: 'confirmation-mail', texts: CONFIRMATION },
      title: CONFIRMATION.en.subject,
    });
    await moveContent(runner, 'newsletter-frame', {
      ...{ ...common, key: 'newsletter-frame', texts: FRAME },
      title: FRAME.en.reason,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, ['confirmation-mail', 'newsletter-frame']);
  }
}
