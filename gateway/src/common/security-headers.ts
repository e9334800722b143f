/** The security headers of every response. */
export interface SecurityHeaders {
  /** By name. */
  fields: Readonly<Record<string, string>>;
  /** Names and values in turn, as `writeHead` takes them. */
  list: readonly string[];
}

/** Separates our windows from windows of other sites that open them, or that they open. */
const OPENER_POLICY = 'cross-origin-opener-policy';

/** Browser features that no page uses. The frame of a video gets what its `allow` attribute names. */
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

/** No MIME sniffing, no paths in the referrer of other sites, and no access for their windows, frames and pages. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  [OPENER_POLICY]: 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
};

/** Two years, as the preload lists of browsers require. */
const TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const listed = (fields: Readonly<Record<string, string>>): SecurityHeaders => ({
  fields,
  list: Object.entries(fields).flat(),
});

const PLAIN = listed(ALWAYS);
const SECURE = listed({ ...ALWAYS, ...TRANSPORT });

/** @param isSecure whether browsers use HTTPS: HSTS must not be sent over plain HTTP */
export const securityHeaders = (isSecure: boolean): SecurityHeaders => (isSecure ? SECURE : PLAIN);

/**
 * The headers of a response with a Content-Security-Policy of its own. A sandboxed document has an opaque origin: browsers
 * refuse to open it with an opener policy.
 */
export const securityHeadersBeside = (
  policy: string | undefined,
  { list }: SecurityHeaders,
): readonly string[] =>
  policy?.includes('sandbox')
    ? list.filter((_text, at) => list[at - (at % 2)] !== OPENER_POLICY)
    : list;

/** The gateway writes these itself: those of a service are dropped. */
export const SECURITY_HEADER_NAMES: ReadonlySet<string> = new Set(Object.keys(SECURE.fields));

/**
 * The policy of everything that is not a page: data, pictures, scripts. Opened as a page it runs nothing, and no other site
 * can frame it. The policy of a service has precedence.
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
