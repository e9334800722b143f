import { CheckMenu } from './check-menu';
import { useListAddress } from './use-list-address';

/** A filter of a list. Its values are in the address, repeated under its name. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
}

interface FilterOption {
  value: string;
  label: string;
  /** Number of rows with the value, under all other filters. */
  count?: number;
}

export function FilterMenu({ name, label, options }: ListFilter) {
  const { search, go } = useListAddress();
  // Read from the pending address, so that a choice shows at once.
  const chosen = search.getAll(name);
  const toggle = (value: string) =>
    go({
      [name]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
    });
  return <CheckMenu label={label} options={options} chosen={chosen} onToggle={toggle} isCounted />;
}
