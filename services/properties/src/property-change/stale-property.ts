import { StaleError, type Message, type TokenUser } from '@phantom/service-kit';
import type { PropertyChange } from './property-change.entity.js';
import { describeChange } from './describe-change.js';

/**
 * The refusal of what was made from an older version: who changed what, when, and what to do.
 *
 * @param row as it is now
 * @param change what made it so; null where the trail does not reach back that far
 */
export function staleError(
  row: object,
  change: PropertyChange | null,
  user: TokenUser,
): StaleError {
  if (!change) return new StaleError(row);
  const message = mapLanguages((language) => {
    const what = describeChange(change, language, change.actorId === user.id);
    return `${what} ${ADVICE[language]}`;
  });
  return new StaleError(row, message);
}

const ADVICE: Message = {
  en: 'What you entered was not saved: look at what is there now, then try again.',
  de: 'Ihre Eingaben wurden nicht gespeichert: Sehen Sie sich den jetzigen Stand an und versuchen Sie es dann noch einmal.',
  it: 'I dati inseriti non sono stati salvati: controlli lo stato attuale e riprovi.',
  ru: 'Введённые данные не сохранены: посмотрите на текущее состояние и попробуйте ещё раз.',
  es: 'Los datos introducidos no se han guardado: consulte el estado actual y vuelva a intentarlo.',
};

const mapLanguages = (words: (language: keyof Message) => string): Message => ({
  en: words('en'),
  de: words('de'),
  it: words('it'),
  ru: words('ru'),
  es: words('es'),
});
