import { moveContent, removeMovedContent } from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts that were sent before employees could edit them, by mail and language. */
export const ACCOUNT_MAILS = {
  'password-reset-mail': {
    en: {
      subject: 'Set a new password for Phantom Partners',
      text: 'Dear {name},\n\nsomeone, probably you, wants a new password for your account {email}. Set it here:\n\n{link}\n\nThe link can be used once, within 30 minutes. If it was not you, there is nothing to do: your password stays as it is.\n\nPhantom Partners',
    },
    de: {
      subject: 'Neues Passwort für Phantom Partners setzen',
      text: 'Guten Tag {name},\n\njemand, vermutlich Sie, möchte ein neues Passwort für Ihr Konto {email}. Hier können Sie es setzen:\n\n{link}\n\nDer Link gilt 30 Minuten und nur einmal. Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.\n\nPhantom Partners',
    },
    it: {
      subject: 'Imposti una nuova password per Phantom Partners',
      text: 'Gentile {name},\n\nqualcuno, probabilmente Lei, desidera una nuova password per il Suo account {email}. Può impostarla qui:\n\n{link}\n\nIl link è valido per 30 minuti e può essere usato una sola volta. Se non è stato Lei, non deve fare nulla: la Sua password resta invariata.\n\nPhantom Partners',
    },
    ru: {
      subject: 'Новый пароль для Phantom Partners',
      text: 'Здравствуйте, {name}!\n\nКто-то (вероятно, вы) запросил новый пароль для учётной записи {email}. Задать его можно здесь:\n\n{link}\n\nСсылка действует 30 минут и только один раз. Если это были не вы, ничего делать не нужно: пароль останется прежним.\n\nPhantom Partners',
    },
    es: {
      subject: 'Establezca una nueva contraseña para Phantom Partners',
      text: 'Hola, {name}:\n\nAlguien, probablemente usted, quiere una nueva contraseña para su cuenta {email}. Puede establecerla aquí:\n\n{link}\n\nEl enlace se puede usar una sola vez, durante 30 minutos. Si no ha sido usted, no tiene que hacer nada: su contraseña no cambia.\n\nPhantom Partners',
    },
  },
  'invitation-mail': {
    en: {
      subject: 'Your invitation to Phantom Partners',
      text: 'Dear {name},\n\nan account with the address {email} has been set up for you at Phantom Partners. Choose your password here, then you can sign in:\n\n{link}\n\nThe link can be used once, within 7 days. After that, ask whoever invited you to send it again.\n\nPhantom Partners',
    },
    de: {
      subject: 'Ihre Einladung zu Phantom Partners',
      text: 'Guten Tag {name},\n\nfür Sie wurde bei Phantom Partners ein Konto mit der Adresse {email} eingerichtet. Wählen Sie hier Ihr Passwort, dann können Sie sich anmelden:\n\n{link}\n\nDer Link gilt 7 Tage und nur einmal. Danach bitten Sie die Person, die Sie eingeladen hat, ihn noch einmal zu senden.\n\nPhantom Partners',
    },
    it: {
      subject: 'Il Suo invito a Phantom Partners',
      text: "Gentile {name},\n\npresso Phantom Partners è stato creato per Lei un account con l'indirizzo {email}. Scelga qui la Sua password, poi potrà accedere:\n\n{link}\n\nIl link è valido per 7 giorni e può essere usato una sola volta. Trascorso questo termine, chieda a chi L'ha invitata di inviarlo di nuovo.\n\nPhantom Partners",
    },
    ru: {
      subject: 'Приглашение в Phantom Partners',
      text: 'Здравствуйте, {name}!\n\nДля вас создана учётная запись Phantom Partners с адресом {email}. Придумайте пароль по этой ссылке, после чего вы сможете войти:\n\n{link}\n\nСсылка действует 7 дней и только один раз. Позже попросите того, кто вас пригласил, прислать её ещё раз.\n\nPhantom Partners',
    },
    es: {
      subject: 'Su invitación a Phantom Partners',
      text: 'Hola, {name}:\n\nSe ha creado para usted una cuenta de Phantom Partners con la dirección {email}. Elija aquí su contraseña y podrá iniciar sesión:\n\n{link}\n\nEl enlace se puede usar una sola vez, durante 7 días. Después, pida a quien le ha invitado que se lo envíe de nuevo.\n\nPhantom Partners',
    },
  },
  'email-confirmation-mail': {
    en: {
      subject: 'Confirm your email address for Phantom Partners',
      text: 'Dear {name},\n\nan account with the address {email} has been registered at Phantom Partners. Please confirm that the address is yours:\n\n{link}\n\nThe link can be used within 7 days. After that one of our employees can grant you access. If you have not registered, ignore this mail: nobody can use the account without this link.\n\nPhantom Partners',
    },
    de: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Phantom Partners',
      text: 'Guten Tag {name},\n\nbei Phantom Partners wurde ein Konto mit der Adresse {email} registriert. Bitte bestätigen Sie, dass dies Ihre Adresse ist:\n\n{link}\n\nDer Link gilt 7 Tage. Danach kann Ihnen jemand aus unserem Team den Zugang erteilen. Falls Sie sich nicht registriert haben, beachten Sie diese E-Mail nicht: Ohne diesen Link kann niemand das Konto benutzen.\n\nPhantom Partners',
    },
    it: {
      subject: 'Confermi il Suo indirizzo e-mail per Phantom Partners',
      text: "Gentile {name},\n\npresso Phantom Partners è stato registrato un account con l'indirizzo {email}. Confermi che l'indirizzo è Suo:\n\n{link}\n\nIl link è valido per 7 giorni. Dopo la conferma, un nostro collaboratore potrà concederLe l'accesso. Se non si è registrata o registrato, ignori questa e-mail: senza questo link nessuno può usare l'account.\n\nPhantom Partners",
    },
    ru: {
      subject: 'Подтвердите адрес эл. почты для Phantom Partners',
      text: 'Здравствуйте, {name}!\n\nВ Phantom Partners зарегистрирована учётная запись с адресом {email}. Подтвердите, что это ваш адрес:\n\n{link}\n\nСсылка действует 7 дней. После этого наш сотрудник сможет открыть вам доступ. Если вы не регистрировались, не обращайте внимания на это письмо: без этой ссылки учётной записью никто не воспользуется.\n\nPhantom Partners',
    },
    es: {
      subject: 'Confirme su dirección de correo para Phantom Partners',
      text: 'Hola, {name}:\n\nSe ha registrado en Phantom Partners una cuenta con la dirección {email}. Confirme que la dirección es suya:\n\n{link}\n\nEl enlace es válido durante 7 días. Después, alguien de nuestro equipo podrá darle acceso. Si no se ha registrado, ignore este correo: sin este enlace nadie puede usar la cuenta.\n\nPhantom Partners',
    },
  },
  'password-notice-mail': {
    en: {
      subject: 'Your password for Phantom Partners has been changed',
      text: 'Dear {name},\n\nthe password of your account {email} has been changed ({time}). If it was you, there is nothing to do.\n\nIf it was not you, somebody else can get into your account. Set a new password at once, which also signs out all devices, and then let us know:\n\n{page}\n\nPhantom Partners',
    },
    de: {
      subject: 'Ihr Passwort für Phantom Partners wurde geändert',
      text: 'Guten Tag {name},\n\ndas Passwort Ihres Kontos {email} wurde geändert ({time}). Falls Sie das waren, müssen Sie nichts tun.\n\nFalls Sie es nicht waren, hat jemand anderes Zugang zu Ihrem Konto. Setzen Sie sofort ein neues Passwort, damit werden auch alle Geräte abgemeldet, und sagen Sie uns danach Bescheid:\n\n{page}\n\nPhantom Partners',
    },
    it: {
      subject: 'La Sua password per Phantom Partners è stata modificata',
      text: 'Gentile {name},\n\nla password del Suo account {email} è stata modificata ({time}). Se è stato Lei, non deve fare nulla.\n\nSe non è stato Lei, qualcun altro può accedere al Suo account. Imposti subito una nuova password, così verrà chiusa anche la sessione su tutti i dispositivi, e poi ci avvisi:\n\n{page}\n\nPhantom Partners',
    },
    ru: {
      subject: 'Ваш пароль для Phantom Partners изменён',
      text: 'Здравствуйте, {name}!\n\nПароль вашей учётной записи {email} изменён ({time}). Если это сделали вы, ничего делать не нужно.\n\nЕсли это были не вы, кто-то другой может войти в вашу учётную запись. Сразу же задайте новый пароль (при этом будет выполнен выход на всех устройствах), а затем сообщите нам:\n\n{page}\n\nPhantom Partners',
    },
    es: {
      subject: 'Su contraseña para Phantom Partners se ha cambiado',
      text: 'Hola, {name}:\n\nLa contraseña de su cuenta {email} se ha cambiado ({time}). Si ha sido usted, no tiene que hacer nada.\n\nSi no ha sido usted, otra persona puede entrar en su cuenta. Establezca de inmediato una contraseña nueva, lo que también cierra la sesión en todos los dispositivos, y avísenos después:\n\n{page}\n\nPhantom Partners',
    },
  },
};

/** The texts of mails, published: the mails stay the same until somebody edits them. */
export class AddAccountMails1795510003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const common = { number: 1, position: 0, publishedAt: new Date(), values: {} };
    for (const [type, texts] of Object.entries(ACCOUNT_MAILS)) {
      const title = texts.en.subject;
      await moveContent(runner, type, { ...common, key: type, texts, title });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, Object.keys(ACCOUNT_MAILS));
  }
}
