import type { Home } from '../../home';
import { HomeCard } from './home-card';

interface Props {
  homes: Home[];
  /** What the homes' picture paths are relative to. */
  imageBase: string;
  /** The grid opens its page: its first picture is loaded at once. */
  first?: boolean;
  /** Heading level of the homes in the page's outline. */
  level?: 2 | 3;
  /** The home that is pointed at elsewhere, as on a map. */
  highlighted?: number | null;
}

/** Homes at a glance, beside and below each other. */
export function HomeGrid({ homes, imageBase, first = false, level, highlighted }: Props) {
  return (
    <ul className="pp-card-grid list-unstyled mb-0">
      {homes.map((home, index) => (
        <li
          key={home.id}
          className="d-grid"
          data-highlighted={home.id === highlighted || undefined}
        >
          <HomeCard home={home} imageBase={imageBase} first={first && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
