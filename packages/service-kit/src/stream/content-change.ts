/** One JSON line of the stream of content changes: the number of the last change that visitors see. */
export interface ContentChangeMessage {
  /** Missing in a heartbeat. Two numbers that differ are two states of the content. */
  change?: string;
}

/** The path of the stream at each service with content. No gateway passes it on. */
export const CONTENT_CHANGES_PATH = '/internal/content-changes';
