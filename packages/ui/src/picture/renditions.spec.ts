import { renditionsOf } from './renditions';

describe('renditionsOf', () => {
  it('reaches up to the width in the URL', () => {
    expect(renditionsOf('/pictures/team/x/800.webp')).toEqual({
      width: 800,
      webp: '/pictures/team/x/400.webp 400w, /pictures/team/x/800.webp 800w',
      avif: '/pictures/team/x/400.avif 400w, /pictures/team/x/800.avif 800w',
    });
  });

  it.each(['/files/a.jpg', '/pictures/team/x/640.webp', '', '800.webp'])(
    'leaves %p alone',
    (src) => {
      expect(renditionsOf(src)).toBeUndefined();
    },
  );
});
