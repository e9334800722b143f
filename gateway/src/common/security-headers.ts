/** What a browser is told with every answer about how far it may be trusted. */
export interface SecurityHeaders {
  /** By name. */
  fields: Readonly<Record<string, string>>;
  /** Names and values in turn, as `writeHead` takes them. */
  list: readonly string[];
}

/** Keeps our windows from those of other sites that open them, or that they open. */
const OPENER_POLICY = 'cross-origin-opener-policy';

/** What no page of ours asks a device for; the frame of a video gets what its `allow` names, and only that. */
const SWITCHED_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** No guessing of types, no paths to other sites, and nothing shared with their windows, frames and pages. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  [OPENER_POLICY]: 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
};

/** Two years, as the lists that browsers bring along ask for; a browser that came by https comes by nothing else. */
const TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const listed = (fields: Readonly<Record<string, string>>): SecurityHeaders => ({
  fields,
  list: Object.entries(fields).flat(),
});

const PLAIN = listed(ALWAYS);
const SECURE = listed({ ...ALWAYS, ...TRANSPORT });

/** @param isSecure whether browsers come by https: by anything else they must not be told of it */
export const securityHeaders = (isSecure: boolean): SecurityHeaders => (isSecure ? SECURE : PLAIN);

/**
 * The same for an answer with a policy of its own: browsers refuse to open what is in a sandbox, and so has an origin of its
 * own, together with a word about who opened it.
 */
export const securityHeadersBeside = (
  policy: string | undefined,
  { list }: SecurityHeaders,
): readonly string[] =>
  policy?.includes('sandbox')
    ? list.filter((_text, at) => list[at - (at % 2)] !== OPENER_POLICY)
    : list;

/** Written here alone: what a service says of these is dropped. */
export const SECURITY_HEADER_NAMES: ReadonlySet<string> = new Set(Object.keys(SECURE.fields));

/**
 * For whatever is no page of its own: data, a picture, a script. Opened as one it shows itself, runs nothing, and stands in
 * no other site's frame. Where a service knows better, its policy counts.
 */
export const DATA_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
