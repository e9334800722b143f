import type { Message } from '../messages/message.js';
import type { AccountRight } from './token-user.js';

/** The message to an employee who lacks a right: what it is for, and who grants it. */
export const RIGHT_MESSAGES: Record<AccountRight, Message> = {
  people: {
    en: 'Only employees who manage people may do this. One of them can give you this right.',
    de: 'Das dürfen nur Mitarbeiter, die Personen verwalten. Wer das tut, kann Ihnen dieses Recht geben.',
    it: 'Lo possono fare solo i dipendenti che gestiscono le persone. Uno di loro può assegnarle questo diritto.',
    ru: 'Это могут делать только сотрудники, которые управляют пользователями. Любой из них может дать вам это право.',
    es: 'Solo pueden hacerlo los empleados que gestionan personas. Uno de ellos puede darle este derecho.',
  },
  documents: {
    en: 'Only employees who keep the lists of documents may do this. Whoever manages people can give you this right.',
    de: 'Das dürfen nur Mitarbeiter, die die Dokumentlisten pflegen. Wer Personen verwaltet, kann Ihnen dieses Recht geben.',
    it: 'Lo possono fare solo i dipendenti che curano gli elenchi dei documenti. Chi gestisce le persone può assegnarle questo diritto.',
    ru: 'Это могут делать только сотрудники, которые ведут списки документов. Это право может дать вам тот, кто управляет пользователями.',
    es: 'Solo pueden hacerlo los empleados que cuidan las listas de documentos. Quien gestiona las personas puede darle este derecho.',
  },
  investments: {
    en: 'Only employees with the right for investments may change holdings, distributions and documents of investors. Whoever manages people can give you this right.',
    de: 'Nur Mitarbeiter mit dem Recht für Investments dürfen Beteiligungen, Ausschüttungen und Dokumente von Investoren ändern. Wer Personen verwaltet, kann Ihnen dieses Recht geben.',
    it: 'Solo i dipendenti con il diritto per gli investimenti possono modificare partecipazioni, distribuzioni e documenti degli investitori. Chi gestisce le persone può assegnarle questo diritto.',
    ru: 'Изменять вложения, выплаты и документы инвесторов могут только сотрудники с правом на инвестиции. Это право может дать вам тот, кто управляет пользователями.',
    es: 'Solo los empleados con el derecho para inversiones pueden modificar participaciones, distribuciones y documentos de los inversores. Quien gestiona las personas puede darle este derecho.',
  },
};
