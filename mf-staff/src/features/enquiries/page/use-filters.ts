import { useLocation, useNavigate, usePendingLocation, useSearchParams } from '@phantom/mf-kit';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import {
  readFilters,
  readPosition,
  withPosition,
  writeFilters,
  type Filters,
} from '../enquiry-query';

/** Includes a pending navigation, so that quick changes one after another are all kept. */
export const useCurrentFilters = (): Filters => {
  const here = useLocation();
  const pending = usePendingLocation();
  const isList = pending?.pathname === here.pathname;
  return readFilters(new URLSearchParams((isList ? pending : here).search));
};

type Name = Exclude<keyof Filters, 'view'>;
type Entries = Record<Name, string>;

export interface FilterField {
  name: Name;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** State of the filter controls, synchronised with the address in both directions. */
export const useFilterForm = (filters: Filters) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = writeFilters(filters).toString();
  const [entered, setEntered] = useState({ address, entries: entriesOf(filters) });
  // Navigating back or clearing the filters changes the address outside the controls.
  if (entered.address !== address) setEntered({ address, entries: entriesOf(filters) });
  const { entries } = entered;

  const apply = (next: Entries) => {
    const params = new URLSearchParams({ ...next, view: filters.view });
    const { size } = readPosition(search);
    const target = withPosition(writeFilters(readFilters(params)), { size });
    void navigate(`/enquiries?${target}`, { preventScrollReset: true });
  };
  const field = (name: Name): FilterField => ({
    name,
    value: entries[name],
    onChange: ({ target }) => {
      const next = { ...entries, [name]: target.value };
      setEntered({ address, entries: next });
      if (isComplete(name, target.value)) apply(next);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(entries);
  };
  return { field, submit };
};

/** Text is incomplete while it is typed, and so is a year: 0002 is on the way to 2026. */
const isComplete = (name: Name, value: string): boolean => {
  if (value === '') return true;
  if (name === 'search') return false;
  return (name !== 'from' && name !== 'to') || value >= '2000';
};

const entriesOf = ({ kind, assignee, search, from, to }: Filters): Entries => ({
  ...{ kind: kind ?? '', assignee: assignee ?? '', search: search ?? '' },
  ...{ from: from ?? '', to: to ?? '' },
});
