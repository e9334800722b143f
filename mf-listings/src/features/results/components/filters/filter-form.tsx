import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState, type FormEvent } from 'react';
import { RANGES } from '../../../../shared/search/contradictions';
import type { Search } from '../../../../shared/search/search';
import { resultsPath } from '../../../../shared/sections';
import { NO_FAULTS, rangeFaults } from '../../faults';
import { fieldsOf, type FilterPart } from '../../filter-parts';
import { useDraft } from '../../hooks/use-draft';
import type { WantedPage } from '../../hooks/use-wanted-page';
import { SearchInputs } from '../search-bar/search-inputs';
import { FilterFields } from './filter-fields';
import styles from './filter-form.module.css';

interface Props {
  part: FilterPart;
  page: WantedPage;
  onApply: (search: Search) => void;
}

/** The filters of a part as a form that the browser could send by itself; with scripts it counts what is chosen. */
export function FilterForm({ part, page, onApply }: Props) {
  const { t } = useTranslation();
  const { base, search, ignored, facets, read, clear } = useDraft(page, part);
  const given = rangeFaults(page);
  // Who is still typing is not told that the end is below the beginning.
  const [isChecked, setChecked] = useState(given.size > 0);
  const faults = isChecked ? rangeFaults({ search, ignored }) : NO_FAULTS;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const now = read(form);
    const [fault] = rangeFaults(now).keys();
    setChecked(fault !== undefined);
    if (fault === undefined) return onApply(now.search);
    const field = form.elements.namedItem(RANGES[fault][0]);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form
      className={styles.form}
      action={sitePath(resultsPath(search.tab, search.borough))}
      onChange={(event) => void read(event.currentTarget)}
      onSubmit={submit}
    >
      <SearchInputs search={page.search} except={fieldsOf(part)} />
      <div key={JSON.stringify(base)} className={styles.fields}>
        <FilterFields
          part={part}
          base={base}
          search={search}
          faults={faults}
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
