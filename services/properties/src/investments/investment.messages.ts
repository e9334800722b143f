import type { Message } from '@phantom/service-kit';

/** Errors about holdings, distributions and documents of investors. */
export const INVESTMENT_MESSAGES = {
  noInvestor: {
    en: 'Nothing was saved: this account is not one of an active investor. Whoever manages people can give it the role or end its block.',
    de: 'Es wurde nichts gespeichert: Dieses Konto gehört keinem aktiven Investor. Wer die Personen verwaltet, kann ihm die Rolle geben oder die Sperre aufheben.',
    it: 'Non è stato salvato nulla: questo account non è di un investitore attivo. Chi gestisce le persone può assegnargli il ruolo o togliere il blocco.',
    ru: 'Ничего не сохранено: эта учётная запись не принадлежит действующему инвестору. Роль может выдать, а блокировку снять тот, кто управляет людьми.',
    es: 'No se ha guardado nada: esta cuenta no es de un inversor activo. Quien gestiona las personas puede darle el rol o quitar el bloqueo.',
  },
  property: {
    en: 'Please enter the name of the property.',
    de: 'Bitte geben Sie den Namen der Immobilie ein.',
    it: "Inserisca il nome dell'immobile.",
    ru: 'Укажите название объекта.',
    es: 'Introduzca el nombre del inmueble.',
  },
  project: {
    en: 'This property is not in the portfolio any more. Please choose another one, or none.',
    de: 'Diese Immobilie ist nicht mehr im Portfolio. Bitte wählen Sie eine andere oder keine.',
    it: 'Questo immobile non è più nel portafoglio. Ne scelga un altro o nessuno.',
    ru: 'Этого объекта больше нет в портфеле. Выберите другой или не выбирайте никакой.',
    es: 'Este inmueble ya no está en la cartera. Elija otro o ninguno.',
  },
  amount: {
    en: 'Please enter an amount in dollars with at most two decimal places, such as 250,000.00.',
    de: 'Bitte geben Sie einen Dollarbetrag mit höchstens zwei Nachkommastellen ein, zum Beispiel 250.000,00.',
    it: 'Inserisca un importo in dollari con al massimo due decimali, ad esempio 250.000,00.',
    ru: 'Укажите сумму в долларах, не более двух знаков после запятой, например 250 000,00.',
    es: 'Introduzca un importe en dólares con dos decimales como máximo, por ejemplo 250.000,00.',
  },
  aboveZero: {
    en: 'The amount must be more than zero.',
    de: 'Der Betrag muss größer als null sein.',
    it: "L'importo deve essere maggiore di zero.",
    ru: 'Сумма должна быть больше нуля.',
    es: 'El importe debe ser mayor que cero.',
  },
  aboveCommitted: {
    en: 'More is contributed than committed. Lower this amount, or raise the commitment first.',
    de: 'Es ist mehr eingezahlt als zugesagt. Senken Sie diesen Betrag oder erhöhen Sie zuerst die Zusage.',
    it: "L'importo versato supera quello impegnato. Riduca questo importo o aumenti prima l'impegno.",
    ru: 'Внесено больше, чем обязались внести. Уменьшите эту сумму или сначала увеличьте обязательство.',
    es: 'Lo aportado supera lo comprometido. Reduzca este importe o aumente antes el compromiso.',
  },
  day: {
    en: 'Please enter a day, such as 2026-03-31.',
    de: 'Bitte geben Sie einen Tag an, zum Beispiel 2026-03-31.',
    it: 'Inserisca un giorno, ad esempio 2026-03-31.',
    ru: 'Укажите день, например 2026-03-31.',
    es: 'Introduzca un día, por ejemplo 2026-03-31.',
  },
  future: {
    en: 'This day is still to come. Please choose today or an earlier day.',
    de: 'Dieser Tag liegt in der Zukunft. Bitte wählen Sie heute oder einen früheren Tag.',
    it: 'Questo giorno deve ancora venire. Scelga oggi o un giorno precedente.',
    ru: 'Этот день ещё не наступил. Выберите сегодняшний или более ранний.',
    es: 'Este día aún no ha llegado. Elija hoy o un día anterior.',
  },
  year: {
    en: 'Please enter a year between 1990 and next year.',
    de: 'Bitte geben Sie ein Jahr zwischen 1990 und dem kommenden Jahr an.',
    it: 'Inserisca un anno tra il 1990 e il prossimo.',
    ru: 'Укажите год от 1990-го до следующего.',
    es: 'Introduzca un año entre 1990 y el próximo.',
  },
  title: {
    en: 'Please enter a title.',
    de: 'Bitte geben Sie einen Titel ein.',
    it: 'Inserisca un titolo.',
    ru: 'Укажите название.',
    es: 'Introduzca un título.',
  },
  otherHolding: {
    en: 'This holding is not one of this investor’s. Please choose another one.',
    de: 'Diese Beteiligung gehört nicht diesem Investor. Bitte wählen Sie eine andere.',
    it: 'Questa partecipazione non è di questo investitore. Ne scelga un’altra.',
    ru: 'Это вложение принадлежит другому инвестору. Выберите другое.',
    es: 'Esta participación no es de este inversor. Elija otra.',
  },
  hasDistributions: {
    en: 'Distributions were paid out of this holding. Remove them first if they were entered by mistake.',
    de: 'Aus dieser Beteiligung wurde ausgeschüttet. Entfernen Sie zuerst die Ausschüttungen, falls sie irrtümlich erfasst wurden.',
    it: 'Da questa partecipazione sono state pagate distribuzioni. Se sono state inserite per errore, prima le rimuova.',
    ru: 'По этому вложению были выплаты. Если они внесены по ошибке, сначала удалите их.',
    es: 'Esta participación tiene distribuciones pagadas. Si se introdujeron por error, elimínelas antes.',
  },
} as const satisfies Record<string, Message>;
