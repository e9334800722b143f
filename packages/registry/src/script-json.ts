/**
 * JSON for a `<script>` element, which ends at the first `</script` and changes its rules at `<!--`
 * wherever they stand: so no `<` stands in it at all.
 */
export const scriptJson = (value: unknown): string => safeJson(JSON.stringify(value));

/** The same of a text that is JSON already: a `<` can only stand in its strings. */
export const safeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
