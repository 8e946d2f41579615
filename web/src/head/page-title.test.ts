import { describe, expect, it } from '@jest/globals';
import { pageTitle } from './page-title.ts';

describe('a page title', () => {
  it('ends with the product and "& Games"', () => {
    expect(pageTitle('High RTP Games', 'Slots')).toBe('High RTP Games | Slots & Games');
  });

  it('stays as it is when it already says the product', () => {
    expect(pageTitle('Free Slots to Play', 'Slots')).toBe('Free Slots to Play');
  });

  it('takes the configured product', () => {
    expect(pageTitle('Free Slots to Play', 'Reels')).toBe('Free Slots to Play | Reels & Games');
  });
});
