import type { Message } from '@phantom/service-kit';
import type { LinkPurpose } from './account-link.entity.js';

export const ACCOUNT_LINK_MESSAGES = {
  incomplete: {
    en: 'This link is incomplete. Please open it once more from the mail.',
    de: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    it: "Questo link è incompleto. Lo apra di nuovo dall'e-mail.",
    ru: 'Ссылка неполная. Откройте её ещё раз из письма.',
    es: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
  },
  invalid: {
    en: 'This link has been used or its time is over. Please ask for a new one.',
    de: 'Dieser Link wurde bereits benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    it: 'Questo link è già stato usato o è scaduto. Ne richieda uno nuovo.',
    ru: 'Ссылка уже использована или срок её действия истёк. Запросите новую.',
    es: 'Este enlace ya se ha utilizado o ha caducado. Solicite uno nuevo.',
  },
} as const satisfies Record<string, Message>;

interface MailMessages {
  subject: Message;
  /** Plain text. The outbox replaces `{link}` when it sends the mail. */
  text: Message;
}

export const ACCOUNT_LINK_MAILS: Record<LinkPurpose, MailMessages> = {
  reset: {
    subject: {
      en: 'Set a new password for Phantom Partners',
      de: 'Neues Passwort für Phantom Partners setzen',
      it: 'Imposti una nuova password per Phantom Partners',
      ru: 'Новый пароль для Phantom Partners',
      es: 'Establezca una nueva contraseña para Phantom Partners',
    },
    text: {
      en: `Dear {name},

someone, probably you, wants a new password for your account {email}. Set it here:

{link}

The link can be used once, within 30 minutes. If it was not you, there is nothing to do: your password stays as it is.

Phantom Partners
`,
      de: `Guten Tag {name},

jemand, vermutlich Sie, möchte ein neues Passwort für Ihr Konto {email}. Hier können Sie es setzen:

{link}

Der Link gilt 30 Minuten und nur einmal. Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.

Phantom Partners
`,
      it: `Gentile {name},

qualcuno, probabilmente Lei, desidera una nuova password per il Suo account {email}. Può impostarla qui:

{link}

Il link è valido per 30 minuti e può essere usato una sola volta. Se non è stato Lei, non deve fare nulla: la Sua password resta invariata.

Phantom Partners
`,
      ru: `Здравствуйте, {name}!

Кто-то (вероятно, вы) запросил новый пароль для учётной записи {email}. Задать его можно здесь:

{link}

Ссылка действует 30 минут и только один раз. Если это были не вы, ничего делать не нужно: пароль останется прежним.

Phantom Partners
`,
      es: `Hola, {name}:

Alguien, probablemente usted, quiere una nueva contraseña para su cuenta {email}. Puede establecerla aquí:

{link}

El enlace se puede usar una sola vez, durante 30 minutos. Si no ha sido usted, no tiene que hacer nada: su contraseña no cambia.

Phantom Partners
`,
    },
  },
  invite: {
    subject: {
      en: 'Your invitation to Phantom Partners',
      de: 'Ihre Einladung zu Phantom Partners',
      it: 'Il Suo invito a Phantom Partners',
      ru: 'Приглашение в Phantom Partners',
      es: 'Su invitación a Phantom Partners',
    },
    text: {
      en: `Dear {name},

an account with the address {email} has been set up for you at Phantom Partners. Choose your password here, then you can sign in:

{link}

The link can be used once, within 7 days. After that, ask whoever invited you to send it again.

Phantom Partners
`,
      de: `Guten Tag {name},

für Sie wurde bei Phantom Partners ein Konto mit der Adresse {email} eingerichtet. Wählen Sie hier Ihr Passwort, dann können Sie sich anmelden:

{link}

Der Link gilt 7 Tage und nur einmal. Danach bitten Sie die Person, die Sie eingeladen hat, ihn noch einmal zu senden.

Phantom Partners
`,
      it: `Gentile {name},

presso Phantom Partners è stato creato per Lei un account con l'indirizzo {email}. Scelga qui la Sua password, poi potrà accedere:

{link}

Il link è valido per 7 giorni e può essere usato una sola volta. Trascorso questo termine, chieda a chi L'ha invitata di inviarlo di nuovo.

Phantom Partners
`,
      ru: `Здравствуйте, {name}!

Для вас создана учётная запись Phantom Partners с адресом {email}. Придумайте пароль по этой ссылке, после чего вы сможете войти:

{link}

Ссылка действует 7 дней и только один раз. Позже попросите того, кто вас пригласил, прислать её ещё раз.

Phantom Partners
`,
      es: `Hola, {name}:

Se ha creado para usted una cuenta de Phantom Partners con la dirección {email}. Elija aquí su contraseña y podrá iniciar sesión:

{link}

El enlace se puede usar una sola vez, durante 7 días. Después, pida a quien le ha invitado que se lo envíe de nuevo.

Phantom Partners
`,
    },
  },
  confirm: {
    subject: {
      en: 'Confirm your email address for Phantom Partners',
      de: 'Bestätigen Sie Ihre E-Mail-Adresse für Phantom Partners',
      it: 'Confermi il Suo indirizzo e-mail per Phantom Partners',
      ru: 'Подтвердите адрес эл. почты для Phantom Partners',
      es: 'Confirme su dirección de correo para Phantom Partners',
    },
    text: {
      en: `Dear {name},

an account with the address {email} has been registered at Phantom Partners. Please confirm that the address is yours:

{link}

The link can be used within 7 days. After that one of our employees can grant you access. If you have not registered, ignore this mail: nobody can use the account without this link.

Phantom Partners
`,
      de: `Guten Tag {name},

bei Phantom Partners wurde ein Konto mit der Adresse {email} registriert. Bitte bestätigen Sie, dass dies Ihre Adresse ist:

{link}

Der Link gilt 7 Tage. Danach kann Ihnen jemand aus unserem Team den Zugang erteilen. Falls Sie sich nicht registriert haben, beachten Sie diese E-Mail nicht: Ohne diesen Link kann niemand das Konto benutzen.

Phantom Partners
`,
      it: `Gentile {name},

presso Phantom Partners è stato registrato un account con l'indirizzo {email}. Confermi che l'indirizzo è Suo:

{link}

Il link è valido per 7 giorni. Dopo la conferma, un nostro collaboratore potrà concederLe l'accesso. Se non si è registrata o registrato, ignori questa e-mail: senza questo link nessuno può usare l'account.

Phantom Partners
`,
      ru: `Здравствуйте, {name}!

В Phantom Partners зарегистрирована учётная запись с адресом {email}. Подтвердите, что это ваш адрес:

{link}

Ссылка действует 7 дней. После этого наш сотрудник сможет открыть вам доступ. Если вы не регистрировались, не обращайте внимания на это письмо: без этой ссылки учётной записью никто не воспользуется.

Phantom Partners
`,
      es: `Hola, {name}:

Se ha registrado en Phantom Partners una cuenta con la dirección {email}. Confirme que la dirección es suya:

{link}

El enlace es válido durante 7 días. Después, alguien de nuestro equipo podrá darle acceso. Si no se ha registrado, ignore este correo: sin este enlace nadie puede usar la cuenta.

Phantom Partners
`,
    },
  },
};
