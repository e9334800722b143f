/** A picture or a file of the media library. */
export function MediaPreview({ id }: { id: number }) {
  return <span>#{id}</span>;
}
