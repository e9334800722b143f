import type { Fields } from './ask.js';
import type { Size } from '../sizes.js';
import type { SampleHome } from './sample-home.js';

/** One way of asking, of which each query is another. */
export interface QueryKind {
  call: string;
  title: string;
  /** Whether the target holds: for every query with a borough, and for those of a home by its id. */
  isJudged: boolean;
  /**
   * What somebody asks who would be glad of this home. Nothing when the home does not tell what that takes.
   *
   * @param size of the database that is asked
   */
  fieldsFor: (home: SampleHome, size: Size) => Fields | undefined;
}
