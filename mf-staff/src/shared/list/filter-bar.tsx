import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ArrowIcon } from '../components/arrow-icon';
import { CrossIcon } from '../components/icon-button';
import menuStyles from './check-menu.module.css';
import styles from './filter-bar.module.css';
import fieldStyles from './filter-fields.module.css';
import { FilterMenu, type ListFilter } from './filter-menu';
import { SearchField } from './search-field';
import { useListAddress } from './use-list-address';

interface FilterBarProps {
  /** Without it there is no search. */
  searchLabel?: string;
  search?: string;
  filters?: readonly ListFilter[];
  /** `FilterSelect` and `FilterPeriod`. */
  children?: ReactNode;
  /** Names of the fields that filter, without those that only order or switch the list. */
  fields?: readonly string[];
}

/** Search and filters of a list, with the active ones. All of it is in the address. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, search = '', filters = [], children, fields = [] } = props;
  const { t } = useTranslation();
  const address = useListAddress();
  const chosen = fields.filter((name) => address.search.get(name));
  const active = filters.flatMap((filter) => filter.chosen).length + chosen.length;
  return (
    <div role="search" aria-label={t('filters.label')}>
      <div className={`d-print-none ${styles.bar}`}>
        {searchLabel && <SearchField label={searchLabel} />}
        {(filters.length > 0 || children) && (
          <FilterFields active={active}>
            {filters.length > 0 && (
              <div className={styles.menus}>
                {filters.map((filter) => (
                  <FilterMenu key={filter.name} {...filter} />
                ))}
              </div>
            )}
            {children && <div className={fieldStyles.filters}>{children}</div>}
          </FilterFields>
        )}
      </div>
      <FilterChips filters={filters} search={search} chosen={chosen} />
    </div>
  );
}

/** The fields beside the search. On a phone, where they fill a screen, a button shows and hides them. */
function FilterFields({ active, children }: { active: number; children: ReactNode }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${menuStyles.trigger} ${active > 0 ? menuStyles.used : ''} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters.title')}
        {active > 0 && (
          <>
            <span className={menuStyles.count} aria-hidden="true">
              {number(active)}
            </span>
            <span className="visually-hidden">{t('filters.chosen', { count: active })}</span>
          </>
        )}
        <ArrowIcon direction={isOpen ? 'up' : 'down'} />
      </button>
      <div id={id} className={styles.fields} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}

interface FilterChipsProps {
  filters: readonly ListFilter[];
  search: string;
  /** Names of the fields that have a value. They show it themselves. */
  chosen: readonly string[];
}

function FilterChips({ filters, search, chosen: fields }: FilterChipsProps) {
  const { t } = useTranslation();
  const { pathFor } = useListAddress();
  const box = useRef<HTMLDivElement>(null);
  // The pressed chip disappears; keep the focus here.
  const onRemove = () => box.current?.focus();
  const chips = filters.flatMap(({ name, label, options, chosen }) =>
    chosen.map((value) => ({
      key: `${name} ${value}`,
      text: `${label}: ${options.find((each) => each.value === value)?.label ?? value}`,
      rest: { [name]: chosen.filter((each) => each !== value) },
    })),
  );
  if (search) chips.push({ key: 'search', text: `“${search}”`, rest: { search: [] } });

  return (
    <div ref={box} tabIndex={-1} className={styles.chipBox}>
      {chips.length + fields.length > 0 && (
        <ul className={`d-print-none ${styles.chips}`} aria-label={t('filters.active')}>
          {chips.map(({ key, text, rest }) => (
            <li key={key}>
              <Link
                to={pathFor(rest)}
                preventScrollReset
                className={styles.chip}
                aria-label={t('filters.remove', { filter: text })}
                onClick={onRemove}
              >
                {text}
                <CrossIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={pathFor(withoutFilters([...filters, ...fields.map((name) => ({ name }))]))}
              preventScrollReset
              className={styles.clear}
              onClick={onRemove}
            >
              {t('filters.clear')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

export const withoutFilters = (filters: readonly { name: string }[]) => ({
  search: null,
  ...Object.fromEntries(filters.map(({ name }) => [name, null])),
});
