import type { Message } from '@phantom/service-kit';

export const ACCOUNT_MESSAGES = {
  name: {
    en: 'Please enter a name.',
    de: 'Bitte geben Sie einen Namen ein.',
    it: 'Inserisca un nome.',
    ru: 'Введите имя.',
    es: 'Introduzca un nombre.',
  },
  taken: {
    en: 'There is an account with this email address already. Sign in with it, or set a new password if you have forgotten yours.',
    de: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich damit an oder setzen Sie ein neues Passwort, falls Sie Ihres vergessen haben.',
    it: "Esiste già un account con questo indirizzo e-mail. Acceda con quello oppure imposti una nuova password se l'ha dimenticata.",
    ru: 'Учётная запись с этим адресом уже есть. Войдите в неё или задайте новый пароль, если забыли прежний.',
    es: 'Ya existe una cuenta con esta dirección de correo. Inicie sesión con ella o establezca una contraseña nueva si la ha olvidado.',
  },
} as const satisfies Record<string, Message>;
