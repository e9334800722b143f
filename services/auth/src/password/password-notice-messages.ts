import type { Message } from '@phantom/service-kit';

/** What the person of an account is told by mail when its password is another. */
export const PASSWORD_NOTICE = {
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
