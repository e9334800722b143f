import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { resultsPath } from '../../../shared/listing-types';
import { useDebouncedRequest } from '../../../shared/search-box/use-debounced-request';
import { withoutGroup } from '../../../shared/search/change-search';
import { readSearch, type ReadSearch } from '../../../shared/search/read-search';
import { RANGES, type Search } from '../../../shared/search/search';
import { searchParams } from '../../../shared/search/write-search';
import { findFacets, type Facets } from '../api/listing-search';
import {
  fieldsOf,
  FILTER_PARTS,
  NO_RANGE_ERRORS,
  rangeErrors,
  type FilterPart,
} from '../filter-parts';
import type { RequestedPage } from '../requested-search';
import { SearchInputs } from '../search-inputs';
import { FilterFields } from './filter-fields';
import styles from './filter-form.module.css';

interface Props {
  part: FilterPart;
  page: RequestedPage;
  onApply: (search: Search) => void;
}

/** The filters of a part as a plain HTML form. With JavaScript it counts the matches of the selection. */
export function FilterForm({ part, page, onApply }: Props) {
  const { t } = useTranslation();
  const { base, search, ignored, facets, read, clear } = useDraft(page, part);
  const initialErrors = rangeErrors(page);
  // Reversed ranges are not reported while the visitor types.
  const [isChecked, setChecked] = useState(initialErrors.size > 0);
  const errors = isChecked ? rangeErrors({ search, ignored }) : NO_RANGE_ERRORS;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const now = read(form);
    const [error] = rangeErrors(now).keys();
    setChecked(error !== undefined);
    if (error === undefined) return onApply(now.search);
    const field = form.elements.namedItem(RANGES[error][0]);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form
      className={styles.form}
      action={sitePath(resultsPath(search.listingType, search.borough))}
      onChange={(event) => void read(event.currentTarget)}
      onSubmit={submit}
    >
      <SearchInputs search={page.search} except={fieldsOf(part)} />
      <div key={JSON.stringify(base)} className={styles.fields}>
        <FilterFields
          part={part}
          base={base}
          search={search}
          errors={errors}
          facets={facets}
          firstFacets={page.facets}
        />
      </div>
      <div className={styles.foot}>
        <Button variant="link" onClick={clear}>
          {t('filters.clear')}
        </Button>
        <Button type="submit">
          {facets ? t('filters.show', { count: facets.total }) : t('filters.showAll')}
        </Button>
        <p role="status" className="visually-hidden">
          {facets && t('results.count', { count: facets.total })}
        </p>
      </div>
    </form>
  );
}

interface Draft extends ReadSearch {
  base: Search;
  facets: Facets | null;
}

const useDraft = (page: RequestedPage, part: FilterPart) => {
  const { search, ignored } = page;
  const facets = page.isCounted ? page.facets : null;
  const [draft, setDraft] = useState<Draft>({ base: search, search, ignored, facets });
  const change = (parts: Partial<Draft>) => setDraft((now) => ({ ...now, ...parts }));
  const counts = useDebouncedRequest(findFacets, (found) => change({ facets: found }));

  const isUncounted = facets === null;
  const { request } = counts;
  useEffect(() => {
    if (isUncounted) request(search);
    // Only when the form opens. Afterwards the selection triggers the counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const read = (form: HTMLFormElement): ReadSearch => {
    const now = readForm(form, draft.base, part);
    change(now);
    counts.request(now.search);
    return now;
  };
  const clear = () => {
    const empty = FILTER_PARTS[part].reduce(withoutGroup, draft.base);
    change({ base: empty, search: empty, ignored: [] });
    counts.request(empty);
  };
  return { ...draft, read, clear };
};

const readForm = (form: HTMLFormElement, search: Search, part: FilterPart): ReadSearch => {
  const fields = fieldsOf(part);
  const params = searchParams(search);
  for (const field of fields) params.delete(field);
  for (const [name, value] of new FormData(form)) {
    if (fields.includes(name) && typeof value === 'string') params.append(name, value);
  }
  return readSearch(search.listingType, search.borough, params);
};
