/**
 * JSON for a `<script>` element, which ends at the first `</script` and changes its rules at `<!--`
 * wherever they stand: so no `<` stands in it at all.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
