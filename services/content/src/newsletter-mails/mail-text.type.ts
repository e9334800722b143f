import { defineContentType, text } from '@phantom/content-editing';

const BUTTON_HELP = {
  en: 'The text of the link.',
  de: 'Der Text des Links.',
  it: 'Il testo del link.',
  ru: 'Текст ссылки.',
  es: 'El texto del enlace.',
};

/** The mail that asks a new subscriber for the confirmation. The link stands between its two texts. */
export const CONFIRMATION_MAIL = defineContentType({
  name: 'confirmation-mail',
  form: 'singleton',
  group: 'site',
  isMail: true,
  label: {
    en: 'Mail: confirm a subscription',
    de: 'Mail: Anmeldung bestätigen',
    it: 'E-mail: confermare l’iscrizione',
    ru: 'Письмо: подтверждение подписки',
    es: 'Correo: confirmar la suscripción',
  },
  singular: {
    en: 'Mail: confirm a subscription',
    de: 'Mail: Anmeldung bestätigen',
    it: 'E-mail: confermare l’iscrizione',
    ru: 'Письмо: подтверждение подписки',
    es: 'Correo: confirmar la suscripción',
  },
  title: 'subject',
  fields: {
    subject: text({
      label: { en: 'Subject', de: 'Betreff', it: 'Oggetto', ru: 'Тема', es: 'Asunto' },
      max: 120,
      translated: true,
      required: true,
    }),
    intro: text({
      label: {
        en: 'Text above the link',
        de: 'Text über dem Link',
        it: 'Testo sopra il link',
        ru: 'Текст над ссылкой',
        es: 'Texto sobre el enlace',
      },
      help: {
        en: 'Who asked for what, and that the link is valid for seven days.',
        de: 'Wer um was gebeten hat, und dass der Link sieben Tage gilt.',
        it: 'Chi ha chiesto che cosa, e che il link vale sette giorni.',
        ru: 'Кто о чём попросил и что ссылка действует семь дней.',
        es: 'Quién pidió qué, y que el enlace vale siete días.',
      },
      max: 1000,
      isBlock: true,
      translated: true,
      required: true,
    }),
    button: text({
      label: { en: 'Link', de: 'Link', it: 'Link', ru: 'Ссылка', es: 'Enlace' },
      help: BUTTON_HELP,
      max: 60,
      translated: true,
      required: true,
    }),
    outro: text({
      label: {
        en: 'Text below the link',
        de: 'Text unter dem Link',
        it: 'Testo sotto il link',
        ru: 'Текст под ссылкой',
        es: 'Texto bajo el enlace',
      },
      help: {
        en: 'What to do if it was somebody else.',
        de: 'Was zu tun ist, wenn es jemand anders war.',
        it: 'Che cosa fare se è stato qualcun altro.',
        ru: 'Что делать, если это был кто-то другой.',
        es: 'Qué hacer si fue otra persona.',
      },
      max: 1000,
      isBlock: true,
      translated: true,
      required: true,
    }),
  },
});

/** What stands below every newsletter. */
export const NEWSLETTER_FRAME = defineContentType({
  name: 'newsletter-frame',
  form: 'singleton',
  group: 'site',
  isMail: true,
  label: {
    en: 'Mail: end of each newsletter',
    de: 'Mail: Schluss jedes Newsletters',
    it: 'E-mail: chiusura di ogni newsletter',
    ru: 'Письмо: окончание каждой рассылки',
    es: 'Correo: final de cada boletín',
  },
  singular: {
    en: 'Mail: end of each newsletter',
    de: 'Mail: Schluss jedes Newsletters',
    it: 'E-mail: chiusura di ogni newsletter',
    ru: 'Письмо: окончание каждой рассылки',
    es: 'Correo: final de cada boletín',
  },
  title: 'reason',
  fields: {
    online: text({
      label: {
        en: 'Link to the website',
        de: 'Link zur Website',
        it: 'Link al sito',
        ru: 'Ссылка на сайт',
        es: 'Enlace al sitio web',
      },
      help: BUTTON_HELP,
      max: 60,
      translated: true,
      required: true,
    }),
    reason: text({
      label: {
        en: 'Why somebody gets it',
        de: 'Warum jemand ihn erhält',
        it: 'Perché qualcuno la riceve',
        ru: 'Почему человек её получает',
        es: 'Por qué alguien lo recibe',
      },
      max: 300,
      translated: true,
      required: true,
    }),
    leave: text({
      label: {
        en: 'Link to leave',
        de: 'Link zum Abmelden',
        it: 'Link per annullare l’iscrizione',
        ru: 'Ссылка для отписки',
        es: 'Enlace para darse de baja',
      },
      help: BUTTON_HELP,
      max: 60,
      translated: true,
      required: true,
    }),
    preferences: text({
      label: {
        en: 'Link to the preferences',
        de: 'Link zu den Einstellungen',
        it: 'Link alle preferenze',
        ru: 'Ссылка на настройки',
        es: 'Enlace a las preferencias',
      },
      help: BUTTON_HELP,
      max: 60,
      translated: true,
      required: true,
    }),
  },
});
