import type { Message } from '@phantom/service-kit';

export const PASSWORD_MESSAGES = {
  missing: {
    en: 'Please choose a password.',
    de: 'Bitte wählen Sie ein Passwort.',
    it: 'Scelga una password.',
    ru: 'Придумайте пароль.',
    es: 'Elija una contraseña.',
  },
  tooShort: {
    en: 'Please choose a longer password: at least {shortest} characters. A few words in a row are easy to remember.',
    de: 'Bitte wählen Sie ein längeres Passwort: mindestens {shortest} Zeichen. Einige Wörter hintereinander merken sich leicht.',
    it: 'Scelga una password più lunga: almeno {shortest} caratteri. Alcune parole di seguito si ricordano facilmente.',
    ru: 'Придумайте пароль длиннее: не менее {shortest} знаков. Несколько слов подряд легко запомнить.',
    es: 'Elija una contraseña más larga: al menos {shortest} caracteres. Varias palabras seguidas se recuerdan con facilidad.',
  },
  tooLong: {
    en: 'This password is too long: {longest} characters at most.',
    de: 'Dieses Passwort ist zu lang: höchstens {longest} Zeichen.',
    it: 'Questa password è troppo lunga: al massimo {longest} caratteri.',
    ru: 'Слишком длинный пароль. Допустимое число знаков: {longest}.',
    es: 'Esta contraseña es demasiado larga: {longest} caracteres como máximo.',
  },
  tooEasy: {
    en: 'This password is too easy to guess. Avoid names, dates and well-known words; a few words that have nothing to do with each other are safer.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Vermeiden Sie Namen, Daten und bekannte Wörter; sicherer sind einige Wörter, die nichts miteinander zu tun haben.',
    it: 'Questa password è troppo facile da indovinare. Eviti nomi, date e parole note; sono più sicure alcune parole che non hanno nulla in comune.',
    ru: 'Этот пароль слишком легко угадать. Избегайте имён, дат и известных слов; надёжнее несколько слов, никак не связанных между собой.',
    es: 'Esta contraseña es demasiado fácil de adivinar. Evite nombres, fechas y palabras conocidas; son más seguras varias palabras que no tengan relación entre sí.',
  },
  wrong: {
    en: 'This is not your present password.',
    de: 'Das ist nicht Ihr jetziges Passwort.',
    it: 'Questa non è la Sua password attuale.',
    ru: 'Это не ваш нынешний пароль.',
    es: 'Esta no es su contraseña actual.',
  },
  same: {
    en: 'Please choose a password other than the present one.',
    de: 'Bitte wählen Sie ein anderes Passwort als das jetzige.',
    it: 'Scelga una password diversa da quella attuale.',
    ru: 'Придумайте пароль, отличный от нынешнего.',
    es: 'Elija una contraseña distinta de la actual.',
  },
  changed: {
    en: 'Your password has been changed. You have been signed out on all other devices.',
    de: 'Ihr Passwort wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    it: 'La password è stata modificata. Su tutti gli altri dispositivi la sessione è stata chiusa.',
    ru: 'Пароль изменён. На всех остальных устройствах выполнен выход.',
    es: 'Su contraseña se ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.',
  },
  linkSent: {
    en: 'Reset link are sended to your mailbox, check there first',
    de: 'Wenn es ein Konto mit dieser Adresse gibt, finden Sie in Ihrem Postfach einen Link zum Zurücksetzen.',
    it: 'Se esiste un account con questo indirizzo, troverà nella Sua casella un link per reimpostare la password.',
    ru: 'Если учётная запись с этим адресом существует, ссылка для сброса пароля придёт вам на почту.',
    es: 'Si existe una cuenta con esta dirección, encontrará en su buzón un enlace para restablecer la contraseña.',
  },
} as const satisfies Record<string, Message>;

/** The mail that reports a changed password to the person. */
export const PASSWORD_NOTICE_MESSAGES = {
  subject: {
    en: 'Your password for Phantom Partners has been changed',
    de: 'Ihr Passwort für Phantom Partners wurde geändert',
    it: 'La Sua password per Phantom Partners è stata modificata',
    ru: 'Ваш пароль для Phantom Partners изменён',
    es: 'Su contraseña para Phantom Partners se ha cambiado',
  },
  text: {
    en: `Dear {name},

the password of your account {email} has been changed ({time}). If it was you, there is nothing to do.

If it was not you, somebody else can get into your account. Set a new password at once, which also signs out all devices, and then let us know:

{page}

Phantom Partners
`,
    de: `Guten Tag {name},

das Passwort Ihres Kontos {email} wurde geändert ({time}). Falls Sie das waren, müssen Sie nichts tun.

Falls Sie es nicht waren, hat jemand anderes Zugang zu Ihrem Konto. Setzen Sie sofort ein neues Passwort, damit werden auch alle Geräte abgemeldet, und sagen Sie uns danach Bescheid:

{page}

Phantom Partners
`,
    it: `Gentile {name},

la password del Suo account {email} è stata modificata ({time}). Se è stato Lei, non deve fare nulla.

Se non è stato Lei, qualcun altro può accedere al Suo account. Imposti subito una nuova password, così verrà chiusa anche la sessione su tutti i dispositivi, e poi ci avvisi:

{page}

Phantom Partners
`,
    ru: `Здравствуйте, {name}!

Пароль вашей учётной записи {email} изменён ({time}). Если это сделали вы, ничего делать не нужно.

Если это были не вы, кто-то другой может войти в вашу учётную запись. Сразу же задайте новый пароль (при этом будет выполнен выход на всех устройствах), а затем сообщите нам:

{page}

Phantom Partners
`,
    es: `Hola, {name}:

La contraseña de su cuenta {email} se ha cambiado ({time}). Si ha sido usted, no tiene que hacer nada.

Si no ha sido usted, otra persona puede entrar en su cuenta. Establezca de inmediato una contraseña nueva, lo que también cierra la sesión en todos los dispositivos, y avísenos después:

{page}

Phantom Partners
`,
  },
} as const satisfies Record<string, Message>;
