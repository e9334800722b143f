import { sitePath, useTranslation } from '@phantom/mf-kit';
import type { FormEvent, ReactNode } from 'react';
import type { Project } from './api';
import {
  choicesOf,
  FACETS,
  filterOf,
  queryOf,
  SORTS,
  type Facet,
  type ProjectFilter,
} from './project-filter';
import styles from './projects.module.css';

interface ProjectFiltersProps {
  projects: Project[];
  filter: ProjectFilter;
  onChange: (query: URLSearchParams) => void;
}

/** The filters and the sort as a form: without scripts, it is sent by its button. */
export function ProjectFilters({ projects, filter, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    onChange(queryOf(filterOf(new URLSearchParams(entries))));
  };
  return (
    <form
      // Select elements keep what a visitor chose: another address renders them again.
      key={queryOf(filter).toString()}
      className={styles.filters}
      action={sitePath('/portfolio')}
      aria-label={t('projects.filters.label')}
      onSubmit={send}
      onChange={send}
    >
      {filter.tab !== 'completed' && <input type="hidden" name="tab" value={filter.tab} />}
      {FACETS.map((facet) => (
        <Select key={facet} name={facet} value={filter[facet]} all={t('projects.filters.all')}>
          {choicesOf(facet, projects, filter).map(({ value, count }) => (
            <option key={value} value={value} disabled={count === 0 && value !== filter[facet]}>
              {nameOf(facet, value, t)} ({count})
            </option>
          ))}
        </Select>
      ))}
      <Select name="sort" value={filter.sort} all={t('projects.sorts.chosen')}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`projects.sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="btn btn-primary">
          {t('projects.filters.show')}
        </button>
      </noscript>
    </form>
  );
}

type Category = NonNullable<Project['category']>;
type Borough = NonNullable<Project['borough']>;

/** The name of a filter's value in the language of the page. */
export const nameOf = (
  facet: Facet,
  value: string,
  t: ReturnType<typeof useTranslation>['t'],
): string => {
  if (facet === 'year') return value;
  return facet === 'type'
    ? t(`projects.categories.${value as Category}`)
    : t(`projects.boroughs.${value as Borough}`);
};

interface SelectProps {
  name: Facet | 'sort';
  value: string | null;
  /** The first choice: no filter. */
  all: string;
  children: ReactNode;
}

function Select({ name, value, all, children }: SelectProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.filter}>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {t(`projects.filters.${name}`)}
      </label>
      <select id={`filter-${name}`} className="form-select" name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {children}
      </select>
    </p>
  );
}
