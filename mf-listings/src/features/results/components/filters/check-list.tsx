import { useFormat, useTranslation } from '@phantom/mf-kit';
import { choiceLabel } from '../../../../shared/search/filter-label';
import { DWELLINGS, type ListField, type Search } from '../../../../shared/search/search';
import type { Facets } from '../../api/find-facets';
import styles from './check-list.module.css';
import { choicesOf, type Choice } from './choices-of';

/** Streets are too many to be counted. */
type CountedField = Exclude<ListField, 'street'>;

interface Props {
  field: CountedField;
  /** How many choices are shown at once; the rest opens below them. */
  shown: number;
  base: Search;
  search: Search;
  facets: Facets | null;
  firstFacets: Facets | null;
}

/** Any of many, with the homes that each choice would leave. */
export function CheckList({ field, shown, base, search, facets, firstFacets }: Props) {
  const { t } = useTranslation();
  const counts = { first: firstFacets?.[field], now: facets?.[field] };
  const chosen = [...base[field], ...search[field]];
  // The kinds of dwelling are known without being counted.
  const known =
    field === 'dwelling' && !facets && !firstFacets ? [...DWELLINGS, ...chosen] : chosen;
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
