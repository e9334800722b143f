import type { FoundListing } from '../api/find-listings';
import { HomeCard } from './home-card';

interface Props {
  homes: FoundListing[];
  /** What the homes' picture paths are relative to. */
  imageBase: string;
}

export function HomeGrid({ homes, imageBase }: Props) {
  return (
    <ul className="pp-card-grid list-unstyled mb-0">
      {homes.map((home, index) => (
        <li key={home.id} className="d-grid">
          <HomeCard home={home} imageBase={imageBase} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
