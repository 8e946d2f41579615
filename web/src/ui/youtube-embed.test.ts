import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { youtubeEmbed } from './youtube-embed.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%p is embedded', (link) => {
  expect(youtubeEmbed(link)).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ');
});

test.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'javascript:alert(1)',
  'not a link',
  '',
])('%p is no video', (link) => {
  expect(youtubeEmbed(link)).toBeNull();
});

test('whatever is typed, what is embedded is a video of YouTube and nothing else', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'javascript:', 'data:', '//', ''),
        fc.constantFrom(
          'www.youtube.com',
          'youtu.be',
          'youtube.com@evil.example',
          'youtube.com.evil',
        ),
        fc.constantFrom('/watch?v=', '/embed/', '/shorts/', '/', '/v/'),
        fc.string({ maxLength: 20 }),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const embed = youtubeEmbed(text);
      if (embed === null) return;
      expect(embed).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w-]{6,20}$/);
    }),
    { numRuns: 2_000 },
  );
});
