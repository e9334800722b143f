import { bootRemote } from '../testing/boot-remote';
import { sourcesOf } from './remote-source';

it('tries the chosen version, then the same elsewhere, then the default', () => {
  const remote = bootRemote('mf-x', {
    version: '2.0.0',
    url: '/r/two.js',
    integrity: 'sha384-two',
    fallbackUrl: 'https://mirror.example/two.js',
    default: { version: '1.0.0', url: '/r/one.js', integrity: 'sha384-one' },
  });
  expect(sourcesOf(remote)).toEqual([
    { version: '2.0.0', url: '/r/two.js', integrity: 'sha384-two' },
    { version: '2.0.0', url: 'https://mirror.example/two.js', integrity: 'sha384-two' },
    { version: '1.0.0', url: '/r/one.js', integrity: 'sha384-one' },
  ]);
});
