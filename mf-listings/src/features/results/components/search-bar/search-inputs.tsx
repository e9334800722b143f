import { searchParams } from '../../../../shared/search/write-search';
import type { Search } from '../../../../shared/search/search';
import { useView } from '../../hooks/use-view';

interface Props {
  search: Search;
  /** Parameters that the form has fields of its own for. */
  except: readonly string[];
}

/** What a form without scripts has to send along, so that the rest of the search is kept. */
export function SearchInputs({ search, except }: Props) {
  const view = useView();
  const kept = [...searchParams(search)].filter(([name]) => !except.includes(name));
  if (view === 'map') kept.push(['view', view]);
  return kept.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
