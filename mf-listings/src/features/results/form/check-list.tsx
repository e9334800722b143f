import { useFormat, useTranslation } from '@phantom/mf-kit';
import { PROPERTY_TYPES, type ListField, type Search } from '../../../shared/search/search';
import { choiceLabel } from '../../../shared/search/search-labels';
import type { Facets } from '../api/listing-search';
import styles from './check-list.module.css';

/** The service does not count streets, what is near, commutes, and drawn areas. */
type CountedField = Exclude<ListField, 'street' | 'nearby' | 'commute' | 'within'>;

interface Props {
  field: CountedField;
  /** How many choices are visible; the rest can be expanded. */
  shown: number;
  base: Search;
  search: Search;
  facets: Facets | null;
  firstFacets: Facets | null;
}

/** Checkboxes with the number of listings that each choice would leave. */
export function CheckList({ field, shown, base, search, facets, firstFacets }: Props) {
  const { t } = useTranslation();
  const counts = { first: firstFacets?.[field], now: facets?.[field] };
  const chosen = [...base[field], ...search[field]];
  // The property types are known even without counts.
  const known =
    field === 'dwelling' && !facets && !firstFacets ? [...PROPERTY_TYPES, ...chosen] : chosen;
  const choices = choicesOf(counts, known);
  if (choices.length === 0) return null;

  const [first, rest] = [choices.slice(0, shown), choices.slice(shown)];
  const isChosen = rest.some(({ value }) => (base[field] as string[]).includes(value));
  const list = (entries: Choice[]) => (
    <ul className={styles.list}>
      {entries.map((choice) => (
        <li key={choice.value}>
          <CheckItem field={field} choice={choice} base={base} />
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t(`filters.${field}`)}</legend>
      {first.length > 0 && list(first)}
      {rest.length > 0 && (
        <details className={styles.more} open={isChosen}>
          <summary>{t('filters.more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </fieldset>
  );
}

interface ItemProps {
  field: CountedField;
  choice: Choice;
  base: Search;
}

function CheckItem({ field, choice: { value, count }, base }: ItemProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <label className={styles.item} data-none={count === 0}>
      <input
        type="checkbox"
        className="form-check-input"
        name={field}
        value={value}
        defaultChecked={(base[field] as string[]).includes(value)}
      />
      <span>{choiceLabel(field, value, t)}</span>
      {count !== undefined && (
        <>
          <span className={styles.count} aria-hidden="true">
            {number(count)}
          </span>
          <span className="visually-hidden">, {t('results.count', { count })}</span>
        </>
      )}
    </label>
  );
}

interface Choice {
  value: string;
  count: number | undefined;
}

type Counts = Record<'first' | 'now', Facets[CountedField] | undefined>;

/**
 * The choices of a list. It keeps its order and entries while the counts change, and keeps selected values that no
 * listing has.
 */
export const choicesOf = ({ first = [], now }: Counts, chosen: readonly string[]): Choice[] => {
  const counts = new Map(now?.map(({ value, count }) => [value, count]));
  const values = new Set([...first.map(({ value }) => value), ...counts.keys(), ...chosen]);
  return [...values].map((value) => ({ value, count: now && (counts.get(value) ?? 0) }));
};
