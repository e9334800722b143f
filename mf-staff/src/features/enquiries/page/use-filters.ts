import { useLocation, useNavigate, usePendingLocation, useSearchParams } from '@phantom/mf-kit';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { type Filters, readFilters, readPlace, withPlace, writeFilters } from '../enquiry-query';

/**
 * The filters of the address, or of that on its way: who chooses one after the other, faster than the list comes,
 * loses none of them.
 */
export const useWantedFilters = (): Filters => {
  const here = useLocation();
  const pending = usePendingLocation();
  const isList = pending?.pathname === here.pathname;
  return readFilters(new URLSearchParams((isList ? pending : here).search));
};

type Name = Exclude<keyof Filters, 'view'>;
type Entries = Record<Name, string>;

/** What a filter's control is given. */
export interface FilterField {
  name: Name;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** The controls of the filters: what they say goes into the address, and what the address says comes back. */
export const useFilterForm = (filters: Filters) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = writeFilters(filters).toString();
  const [entered, setEntered] = useState({ address, entries: entriesOf(filters) });
  // Going back, or clearing the filters, changes the address behind the controls.
  if (entered.address !== address) setEntered({ address, entries: entriesOf(filters) });
  const { entries } = entered;

  const apply = (wanted: Entries) => {
    const params = new URLSearchParams({ ...wanted, view: filters.view });
    const { size } = readPlace(search);
    const target = withPlace(writeFilters(readFilters(params)), { size });
    void navigate(`/enquiries?${target}`, { preventScrollReset: true });
  };
  const field = (name: Name): FilterField => ({
    name,
    value: entries[name],
    onChange: ({ target }) => {
      const wanted = { ...entries, [name]: target.value };
      setEntered({ address, entries: wanted });
      if (isComplete(name, target.value)) apply(wanted);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(entries);
  };
  return { field, submit };
};

/** Words are being typed, and the year of a day is there digit by digit: 0002 is not yet 2026. */
const isComplete = (name: Name, value: string): boolean => {
  if (value === '') return true;
  if (name === 'search') return false;
  return (name !== 'from' && name !== 'to') || value >= '2000';
};

const entriesOf = ({ kind, assignee, search, from, to }: Filters): Entries => ({
  ...{ kind: kind ?? '', assignee: assignee ?? '', search: search ?? '' },
  ...{ from: from ?? '', to: to ?? '' },
});
