import { detectFeed } from './detect-feed.js';
import { nySalesFeed } from './ny-sales/ny-sales.feed.js';
import { streetEasyFeed } from './streeteasy/streeteasy.feed.js';

describe('detectFeed', () => {
  it('knows the two feeds by their columns, in any order and with others among them', () => {
    expect(detectFeed([...nySalesFeed.columns].reverse())).toBe(nySalesFeed);
    expect(detectFeed(['BROKERTITLE', ...nySalesFeed.columns, 'NOTES'])).toBe(nySalesFeed);
    expect(detectFeed(streetEasyFeed.columns)).toBe(streetEasyFeed);
  });

  it('knows no feed that lacks a column', () => {
    expect(detectFeed(nySalesFeed.columns.slice(1))).toBeUndefined();
    expect(detectFeed([])).toBeUndefined();
  });
});
