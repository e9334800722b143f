import { defineContentType, type Labels, text } from '@phantom/content-editing';

/** The values of a link mail. The outbox replaces `{link}` when it sends the mail. */
const LINK_PLACEHOLDERS = ['name', 'email', 'link'] as const;

const LINK_HELP: Labels = {
  en: 'Replaced when the mail is written: {name} by the name, {email} by the address, {link} by the link.',
  de: 'Beim Schreiben der Mail ersetzt: {name} durch den Namen, {email} durch die Adresse, {link} durch den Link.',
  it: 'Sostituiti quando l’e-mail viene scritta: {name} dal nome, {email} dall’indirizzo, {link} dal link.',
  ru: 'При создании письма заменяются: {name} — именем, {email} — адресом, {link} — ссылкой.',
  es: 'Se sustituyen al escribir el correo: {name} por el nombre, {email} por la dirección, {link} por el enlace.',
};

const mailText = (name: string, label: Labels, placeholders: readonly string[], help: Labels) =>
  defineContentType({
    ...{ name, form: 'singleton', group: 'site', label, singular: label, title: 'subject' },
    isMail: true,
    fields: {
      subject: text({
        label: { en: 'Subject', de: 'Betreff', it: 'Oggetto', ru: 'Тема', es: 'Asunto' },
        max: 120,
        placeholders: [],
        translated: true,
        required: true,
      }),
      text: text({
        label: { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' },
        help,
        max: 3000,
        isBlock: true,
        placeholders,
        translated: true,
        required: true,
      }),
    },
  });

const RESET_MAIL = mailText(
  'password-reset-mail',
  {
    en: 'Mail: set a new password',
    de: 'Mail: neues Passwort setzen',
    it: 'E-mail: impostare una nuova password',
    ru: 'Письмо: новый пароль',
    es: 'Correo: establecer una nueva contraseña',
  },
  LINK_PLACEHOLDERS,
  LINK_HELP,
);

const INVITATION_MAIL = mailText(
  'invitation-mail',
  {
    en: 'Mail: invitation',
    de: 'Mail: Einladung',
    it: 'E-mail: invito',
    ru: 'Письмо: приглашение',
    es: 'Correo: invitación',
  },
  LINK_PLACEHOLDERS,
  LINK_HELP,
);

const EMAIL_CONFIRMATION_MAIL = mailText(
  'email-confirmation-mail',
  {
    en: 'Mail: confirm an email address',
    de: 'Mail: E-Mail-Adresse bestätigen',
    it: 'E-mail: confermare un indirizzo e-mail',
    ru: 'Письмо: подтверждение адреса эл. почты',
    es: 'Correo: confirmar una dirección de correo',
  },
  LINK_PLACEHOLDERS,
  LINK_HELP,
);

export const PASSWORD_NOTICE_MAIL = mailText(
  'password-notice-mail',
  {
    en: 'Mail: the password was changed',
    de: 'Mail: das Passwort wurde geändert',
    it: 'E-mail: la password è stata modificata',
    ru: 'Письмо: пароль изменён',
    es: 'Correo: la contraseña se ha cambiado',
  },
  ['name', 'email', 'time', 'page'],
  {
    en: 'Replaced when the mail is written: {name} by the name, {email} by the address, {time} by the time of the change, {page} by the page for a new password.',
    de: 'Beim Schreiben der Mail ersetzt: {name} durch den Namen, {email} durch die Adresse, {time} durch die Zeit der Änderung, {page} durch die Seite für ein neues Passwort.',
    it: 'Sostituiti quando l’e-mail viene scritta: {name} dal nome, {email} dall’indirizzo, {time} dall’ora della modifica, {page} dalla pagina per una nuova password.',
    ru: 'При создании письма заменяются: {name} — именем, {email} — адресом, {time} — временем изменения, {page} — страницей для нового пароля.',
    es: 'Se sustituyen al escribir el correo: {name} por el nombre, {email} por la dirección, {time} por la hora del cambio, {page} por la página para una nueva contraseña.',
  },
);

export type MailTextType = ReturnType<typeof mailText>;

/** The mails with a link, by what the link is for. */
export const LINK_MAILS = {
  reset: RESET_MAIL,
  invite: INVITATION_MAIL,
  confirm: EMAIL_CONFIRMATION_MAIL,
};

export const MAIL_TEXT_TYPES: readonly MailTextType[] = [
  RESET_MAIL,
  INVITATION_MAIL,
  EMAIL_CONFIRMATION_MAIL,
  PASSWORD_NOTICE_MAIL,
];
