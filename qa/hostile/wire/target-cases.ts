import { head, type CaseMaker, odd, refused } from './wire-case.js';

const HOSTS = [
  ['Host: a', 'Host: b'],
  ['Host: a', 'Host: a'],
  ['Host: a', 'host: elsewhere.test'],
  ['Host: a', 'HOST : elsewhere.test'],
  ['Host: a', ' Host: elsewhere.test'],
  [],
  ['Host : a'],
  ['Host: a\x00b'],
  ['Host: a\rHost: b'],
];
const ODD_HOSTS = ['elsewhere.test', 'a:99999', 'a@elsewhere.test', '127.0.0.1', '[::1]', 'a,b'];

/** Spellings of a path that a server behind the gateway could read as another path. */
const PATHS = [
  ...['/api/auth/../auth/teamList', '/api/auth/./teamList', '/api/auth/%2e%2e/auth/teamList'],
  ...['/api/auth/%2e/teamList', '/api/auth/.%2e/auth/teamList', '/api/auth/%2E%2E/auth/teamList'],
  ...[
    '/api/auth%2fteamList',
    '/api%2Fauth%2FteamList',
    '/api\\auth\\teamList',
    '/api/auth%5cteamList',
  ],
  ...[
    '/api/auth/teamList%00',
    '/api/auth/teamList\x00',
    '/api/auth/teamList%0d%0aX-Injected:%20yes',
  ],
  ...[
    '/api/auth/teamList%7f',
    '/api/auth/%E0%A4%A',
    '/api/auth/%',
    '/api/auth/%zz',
    '//api/auth/teamList',
  ],
  ...['/api//auth/teamList', '/api/auth/teamList/', '/API/AUTH/TEAMLIST', '/api/auth/teamList;a=b'],
  ...[
    '/api/auth/teamList#',
    '/api/auth/teamList/..;/x',
    '/api/auth/teamList%20',
    '/api/auth/team%4cist/',
  ],
  ...['/r/../registry/shell.json', '/r/%2e%2e/registry/shell.json', '/r/..%2fregistry/shell.json'],
  ...[
    '/pictures/../../../../etc/passwd',
    '/pictures/..%2f..%2f..%2fetc/passwd',
    '/pictures/%2e%2e/%2e%2e/etc/passwd',
  ],
  ...[
    '/audio/....//....//etc/passwd',
    '/r/%c0%ae%c0%ae/registry',
    '/%252e%252e/api/auth/teamList',
    '/..',
  ],
];
const TARGETS = [
  ...[
    '*',
    'api/auth/teamList',
    '?',
    '#',
    '\\',
    'http:',
    'elsewhere.test:80',
    'javascript:alert(1)',
  ],
  ...[
    'http://elsewhere.test/api/auth/teamList',
    'https://elsewhere.test/api/auth/teamList',
    'http:///api/auth/teamList',
  ],
  ...[
    'HTTP://a/api/auth/teamList',
    'http://a@elsewhere.test/api/auth/teamList',
    'file:///etc/passwd',
    '@elsewhere.test/',
  ],
  ...[
    '/ api/auth/teamList',
    '/api/auth/team List',
    '/api/auth/\tteamList',
    '\x00/api/auth/teamList',
  ],
];

/** Targets with a host, and what follows it. */
export const targetCases: CaseMaker = (marks) => {
  const query = marks.call.slice(marks.call.indexOf('?'));
  const get = (target: string, ...lines: string[]) =>
    head(`GET ${target} HTTP/1.1`, ...lines, 'Connection: close');
  return [
    ...HOSTS.map((hosts) =>
      refused(`the hosts ${JSON.stringify(hosts)}`, get(marks.call, ...hosts)),
    ),
    ...ODD_HOSTS.map((host) => odd(`the host ${host}`, get(marks.call, `Host: ${host}`))),
    ...PATHS.map((path) =>
      refused(`the path ${JSON.stringify(path)}`, get(path + query, 'Host: a')),
    ),
    ...TARGETS.map((target) =>
      refused(`the target ${JSON.stringify(target)}`, get(target, 'Host: a')),
    ),
  ];
};
