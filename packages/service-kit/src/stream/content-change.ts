/** One JSON line of the stream of content changes: the number of the last change that visitors see. */
export interface ContentChangeMessage {
  /** Missing in a heartbeat. Two numbers that differ are two states of the content. */
  change?: string;
  /**
   * The number before this change. A reader that had another one has missed changes: everything of the service may be
   * outdated. Missing in the first line of a stream.
   */
  since?: string;
  /** The content types that the change touches; missing where it may touch everything of the service. */
  types?: readonly string[];
}

/** The path of the stream at each service with content. No gateway passes it on. */
export const CONTENT_CHANGES_PATH = '/internal/content-changes';
