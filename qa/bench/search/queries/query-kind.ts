import type { Fields } from './ask.js';
import type { Size } from '../sizes.js';
import type { SampleHome } from './sample-home.js';

/** A kind of query, of which each measured query differs. */
export interface QueryKind {
  call: string;
  title: string;
  /** Whether the target applies: to every query with a borough, and to those of a listing by its id. */
  isJudged: boolean;
  /**
   * A query that finds this listing; undefined when the listing lacks the needed values.
   *
   * @param size of the queried database
   */
  fieldsFor: (home: SampleHome, size: Size) => Fields | undefined;
}
