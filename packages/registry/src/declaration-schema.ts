/** JSON schemas of a remote's declaration and of `remote.json`. */

/** An object with no other properties. */
export const closedObject = (
  properties: Record<string, object>,
  required: readonly string[] = Object.keys(properties),
) => ({ type: 'object', properties, required, additionalProperties: false });

const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'];
const text = { type: 'string', minLength: 1 };
const frame = { enum: ['public', 'staff'] };

/** `/`, or static and `:param` segments: the subset of react-router's patterns that the server supports. */
const routePattern = String.raw`^/$|^(/(:[A-Za-z]\w*|[\w.~-]+))+$`;

/** URLs and folders of the store contain these names. */
export const NAME_PATTERN = '^[a-z][a-z0-9_-]{0,63}$';

const route = closedObject(
  {
    path: { type: 'string', pattern: routePattern },
    frame,
    access: { const: 'signed-in' },
    noindex: { const: true },
    canonical: { type: 'string', pattern: routePattern },
    entries: { type: 'string', pattern: '^/api/' },
    params: { type: 'object', additionalProperties: text },
  },
  ['path', 'frame'],
);

const menuEntry = {
  ...closedObject(
    {
      frame,
      path: { type: 'string', pattern: '^/([^/]|$)' },
      // Other schemes (javascript:, data:) would run code on the site.
      href: { type: 'string', pattern: '^(https?://|mailto:|tel:)' },
      setting: { enum: ['investNowUrl', 'investorPortal'] },
      navigation: { const: false },
      label: closedObject(Object.fromEntries(LANGUAGES.map((language) => [language, text]))),
      order: { type: 'number' },
      group: text,
      icon: text,
      roles: { type: 'array', items: text, minItems: 1 },
      right: text,
    },
    ['frame', 'label', 'order'],
  ),
  oneOf: [{ required: ['path'] }, { required: ['href'] }],
};

export const declarationSchema = closedObject(
  {
    name: { type: 'string', pattern: NAME_PATTERN },
    namespace: { type: 'string', pattern: NAME_PATTERN },
    routes: { type: 'array', items: route },
    menu: { type: 'array', items: menuEntry },
    slots: { type: 'object', additionalProperties: text },
    uses: { type: 'array', items: text, uniqueItems: true },
  },
  ['name', 'namespace', 'routes', 'menu'],
);

export const remoteFileSchema = {
  ...declarationSchema,
  properties: { ...declarationSchema.properties, owner: text },
};
