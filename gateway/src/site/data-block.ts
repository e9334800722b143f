/** JSON that a page carries for its scripts, made safe for the element. */
export const dataBlock = (id: string, json: string, attributes = ''): string =>
  `<script type="application/json" id="${id}"${attributes}>${json}</script>`;
