import type { Message } from '@phantom/service-kit';

export const PEOPLE_MESSAGES = {
  last: {
    en: 'You are the last one who manages people. Give somebody else this right first, then ask them to change yours.',
    de: 'Sie sind die letzte Person, die Personen verwaltet. Erteilen Sie dieses Recht zuerst jemand anderem und lassen Sie Ihres dann von dieser Person ändern.',
    it: "Lei è l'ultima persona che gestisce le persone. Assegni prima questo diritto a qualcun altro e gli chieda poi di modificare il Suo.",
    ru: 'Вы последний, кто управляет людьми. Сначала дайте это право кому-то другому, затем попросите изменить ваше.',
    es: 'Usted es la última persona que gestiona a las personas. Conceda antes este derecho a otra persona y pídale después que cambie el suyo.',
  },
  own: {
    en: 'You cannot take away your own role, your right to manage people, or your access. Ask somebody else who manages people to do it.',
    de: 'Ihre eigene Rolle, Ihr Recht, Personen zu verwalten, und Ihren Zugang können Sie sich nicht selbst nehmen. Bitten Sie jemand anderen darum, der Personen verwaltet.',
    it: "Non può togliersi da sé il ruolo, il diritto di gestire le persone o l'accesso. Lo chieda a un'altra persona che gestisce le persone.",
    ru: 'Нельзя лишить самого себя роли, права управлять людьми или доступа. Попросите об этом другого человека, который управляет людьми.',
    es: 'No puede quitarse a sí mismo el rol, el derecho a gestionar personas ni el acceso. Pídaselo a otra persona que gestione a las personas.',
  },
  unconfirmed: {
    en: 'The email address is not confirmed yet, so nobody knows whose account this is. Send the link again, then grant the role.',
    de: 'Die E-Mail-Adresse ist noch nicht bestätigt, daher weiß niemand, wem dieses Konto gehört. Senden Sie den Link noch einmal und erteilen Sie die Rolle danach.',
    it: "L'indirizzo e-mail non è ancora confermato, quindi non si sa di chi sia questo account. Invii di nuovo il link e assegni poi il ruolo.",
    ru: 'Адрес эл. почты ещё не подтверждён, поэтому неизвестно, чья это учётная запись. Отправьте ссылку ещё раз и назначьте роль после этого.',
    es: 'La dirección de correo aún no está confirmada, así que no se sabe de quién es esta cuenta. Envíe el enlace de nuevo y asigne el rol después.',
  },
  rightsOfEmployees: {
    en: 'Only employees can have these rights. Choose the role of an employee, or no rights.',
    de: 'Diese Rechte können nur Mitarbeitende haben. Wählen Sie die Rolle für Mitarbeitende oder keine Rechte.',
    it: 'Solo i dipendenti possono avere questi diritti. Scelga il ruolo di dipendente oppure nessun diritto.',
    ru: 'Эти права могут быть только у сотрудников. Выберите роль сотрудника или не давайте прав.',
    es: 'Solo los empleados pueden tener estos derechos. Elija el rol de empleado o ningún derecho.',
  },
  taken: {
    en: 'There is an account with this email address already. Look for it in the list and change it there.',
    de: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Suchen Sie es in der Liste und ändern Sie es dort.',
    it: "Esiste già un account con questo indirizzo e-mail. Lo cerchi nell'elenco e lo modifichi lì.",
    ru: 'Учётная запись с этим адресом уже есть. Найдите её в списке и измените там.',
    es: 'Ya existe una cuenta con esta dirección de correo. Búsquela en la lista y cámbiela allí.',
  },
  signedUp: {
    en: 'This person has confirmed the address already: there is nothing to send again.',
    de: 'Diese Person hat ihre Adresse bereits bestätigt: Es gibt nichts noch einmal zu senden.',
    it: "Questa persona ha già confermato l'indirizzo: non c'è nulla da inviare di nuovo.",
    ru: 'Этот человек уже подтвердил адрес: отправлять ещё раз нечего.',
    es: 'Esta persona ya ha confirmado la dirección: no hay nada que enviar de nuevo.',
  },
  blocked: {
    en: 'This account is blocked. Unblock it first, then send the link.',
    de: 'Dieses Konto ist gesperrt. Entsperren Sie es zuerst und senden Sie dann den Link.',
    it: 'Questo account è bloccato. Lo sblocchi prima e invii poi il link.',
    ru: 'Эта учётная запись заблокирована. Сначала разблокируйте её, затем отправьте ссылку.',
    es: 'Esta cuenta está bloqueada. Desbloquéela primero y envíe después el enlace.',
  },
} as const satisfies Record<string, Message>;
