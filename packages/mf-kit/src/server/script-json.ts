/**
 * JSON for a `<script>` element, which ends at the first `</script` and changes its rules at `<!--`
 * wherever they stand: so no `<` stands in it at all.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
