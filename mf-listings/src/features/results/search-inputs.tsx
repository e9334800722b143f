import type { Search } from '../../shared/search/search';
import { searchParams } from '../../shared/search/write-search';
import { useView } from './requested-search';

interface Props {
  search: Search;
  /** Parameters that the form has its own fields for. */
  except: readonly string[];
}

/** Hidden inputs for the rest of the search, so that a form without JavaScript keeps it. */
export function SearchInputs({ search, except }: Props) {
  const view = useView();
  const fields = [...searchParams(search)].filter(([name]) => !except.includes(name));
  if (view === 'map') fields.push(['view', view]);
  return fields.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
