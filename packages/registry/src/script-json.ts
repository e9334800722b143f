/** Serializes a value for a `<script>` element, which `</script` would end and `<!--` would change, even inside a string. */
export const scriptJson = (value: unknown): string => safeJson(JSON.stringify(value));

/** Escapes JSON for a `<script>` element. In JSON, `<` occurs only in strings. */
export const safeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
