/** JSON schemas of a remote's declaration and of `remote.json`. */

const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'];
const text = { type: 'string', minLength: 1 };
const frame = { enum: ['public', 'staff'] };

/** `/`, or static and `:param` segments: the subset of react-router's patterns that the server supports. */
const routePattern = String.raw`^/$|^(/(:[A-Za-z]\w*|[\w.~-]+))+$`;

/** URLs and folders of the store contain these names. */
export const NAME_PATTERN = '^[a-z][a-z0-9_-]{0,63}$';

const route = {
  type: 'object',
  properties: {
    path: { type: 'string', pattern: routePattern },
    frame,
    access: { const: 'signed-in' },
    noindex: { const: true },
    canonical: { type: 'string', pattern: routePattern },
    entries: { type: 'string', pattern: '^/api/' },
  },
  required: ['path', 'frame'],
  additionalProperties: false,
};

const menuEntry = {
  type: 'object',
  properties: {
    frame,
    path: { type: 'string', pattern: '^/([^/]|$)' },
    // Other schemes (javascript:, data:) would run code on the site.
    href: { type: 'string', pattern: '^(https?://|mailto:|tel:)' },
    setting: { enum: ['investNowUrl', 'investorPortal'] },
    navigation: { const: false },
    label: {
      type: 'object',
      properties: Object.fromEntries(LANGUAGES.map((language) => [language, text])),
      required: LANGUAGES,
      additionalProperties: false,
    },
    order: { type: 'number' },
    group: text,
    icon: text,
    roles: { type: 'array', items: text, minItems: 1 },
    right: text,
  },
  required: ['frame', 'label', 'order'],
  oneOf: [{ required: ['path'] }, { required: ['href'] }],
  additionalProperties: false,
};

export const declarationSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', pattern: NAME_PATTERN },
    namespace: { type: 'string', pattern: NAME_PATTERN },
    routes: { type: 'array', items: route },
    menu: { type: 'array', items: menuEntry },
    slots: { type: 'object', additionalProperties: text },
    uses: { type: 'array', items: text, uniqueItems: true },
  },
  required: ['name', 'namespace', 'routes', 'menu'],
  additionalProperties: false,
};

export const remoteFileSchema = {
  ...declarationSchema,
  properties: { ...declarationSchema.properties, owner: text },
};
