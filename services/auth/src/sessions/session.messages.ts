import type { Message } from '@phantom/service-kit';

export const LOGIN_MESSAGES = {
  password: {
    en: 'Please enter your password.',
    de: 'Bitte geben Sie Ihr Passwort ein.',
    it: 'Inserisca la password.',
    ru: 'Введите пароль.',
    es: 'Introduzca su contraseña.',
  },
  passwordTooLong: {
    en: 'This password is too long: {limit} characters at most.',
    de: 'Dieses Passwort ist zu lang: höchstens {limit} Zeichen.',
    it: 'Questa password è troppo lunga: al massimo {limit} caratteri.',
    ru: 'Слишком длинный пароль. Допустимое число знаков: {limit}.',
    es: 'Esta contraseña es demasiado larga: {limit} caracteres como máximo.',
  },
  unconfirmed: {
    en: 'Your email address is not confirmed yet. Please open the link in the mail that we sent you; after that an employee can grant you access.',
    de: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben; danach kann Ihnen jemand aus unserem Team den Zugang erteilen.',
    it: "Il Suo indirizzo e-mail non è ancora confermato. Apra il link nell'e-mail che Le abbiamo inviato; poi un nostro collaboratore potrà concederLe l'accesso.",
    ru: 'Ваш адрес эл. почты ещё не подтверждён. Откройте ссылку в письме, которое мы вам отправили; после этого сотрудник сможет открыть вам доступ.',
    es: 'Su dirección de correo aún no está confirmada. Abra el enlace del correo que le hemos enviado; después, alguien de nuestro equipo podrá darle acceso.',
  },
  noRole: {
    en: 'Your account is registered, but has no access yet: an employee must grant you a role first. Please try again later, or call us.',
    de: 'Ihr Konto ist registriert, hat aber noch keinen Zugang: Zuerst muss Ihnen jemand aus unserem Team eine Rolle erteilen. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
    it: 'Il Suo account è registrato, ma non ha ancora accesso: prima un nostro collaboratore deve assegnarLe un ruolo. Riprovi più tardi o ci telefoni.',
    ru: 'Ваша учётная запись зарегистрирована, но доступа ещё нет: сначала сотрудник должен назначить вам роль. Попробуйте позже или позвоните нам.',
    es: 'Su cuenta está registrada, pero todavía no tiene acceso: antes, alguien de nuestro equipo debe asignarle un rol. Inténtelo más tarde o llámenos.',
  },
  blocked: {
    en: 'This account is blocked. Please call us if you think that this is a mistake.',
    de: 'Dieses Konto ist gesperrt. Bitte rufen Sie uns an, wenn Sie das für einen Irrtum halten.',
    it: 'Questo account è bloccato. Se ritiene che si tratti di un errore, ci telefoni.',
    ru: 'Эта учётная запись заблокирована. Если вы считаете это ошибкой, позвоните нам.',
    es: 'Esta cuenta está bloqueada. Si cree que se trata de un error, llámenos.',
  },
} as const satisfies Record<string, Message>;
