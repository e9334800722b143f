import { setCookie, useTranslation } from '@phantom/mf-kit';
import { createStore } from '@phantom/mf-kit/store';
import { useSyncExternalStore, type ReactNode } from 'react';
import { CheckMenu } from './check-menu';

interface ListColumn {
  key: string;
  header: ReactNode;
  action?: boolean;
}

const YEAR_IN_SECONDS = 31_536_000;

/** Notifies of what this page saves; the choice itself is in the cookie. */
const saved = createStore<string | undefined>(undefined);

/** The hidden columns of all lists, `properties=bank.type&people=state`, in a cookie: signing out clears the storage. */
const storedChoice = (): string =>
  /(?:^|; )(?:__Host-)?columns=([^;]*)/.exec(document.cookie)?.[1] ?? '';

function saveHidden(list: string, hidden: string[]): void {
  const choice = new URLSearchParams(storedChoice());
  if (hidden.length > 0) choice.set(list, hidden.join('.'));
  else choice.delete(list);
  const text = choice.toString();
  setCookie('columns', text, { maxAge: text ? YEAR_IN_SECONDS : 0, sameSite: 'lax' });
  saved.set(text);
}

/**
 * The columns of a list that an employee wants to see, and a menu to choose them. The first column and actions always show.
 *
 * @param list names the list in the stored choice
 */
export function useShownColumns<Column extends ListColumn>(
  list: string,
  columns: readonly Column[],
): { shown: Column[]; menu: ReactNode } {
  const { t } = useTranslation();
  const choice = useSyncExternalStore(saved.subscribe, storedChoice, () => '');
  const hidden = new URLSearchParams(choice).get(list)?.split('.') ?? [];
  const optional = columns.slice(1).filter(({ action }) => !action);
  const isShown = ({ key }: ListColumn) => !hidden.includes(key);
  const toggle = (key: string) =>
    saveHidden(
      list,
      hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key],
    );
  return {
    shown: columns.filter((column) => !optional.includes(column) || isShown(column)),
    menu: (
      <CheckMenu
        label={t('table.columns')}
        options={optional.map(({ key, header }) => ({ value: key, label: header }))}
        chosen={optional.filter(isShown).map(({ key }) => key)}
        onToggle={toggle}
        isAtEnd
      />
    ),
  };
}
