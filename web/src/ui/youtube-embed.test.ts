import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { youtubeEmbed } from './youtube-embed.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share&t=3',
  'https://www.youtube.com/live/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ/?autoplay=1',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
])('%p is embedded', (link) => {
  expect(youtubeEmbed(link)).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ');
});

test.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'javascript:alert(1)',
  // One character less than a video's id has, and one more, in each form of link.
  ...['watch?v=', 'watch?list=x&v=', 'embed/', 'shorts/', 'live/', 'v/'].flatMap((form) => [
    `https://www.youtube.com/${form}dQw4w9WgXc`,
    `https://www.youtube.com/${form}dQw4w9WgXcQQ`,
    `https://www.youtube.com/${form}dQw4w9WgXc&`,
  ]),
  'https://youtu.be/dQw4w9WgXc',
  'https://youtu.be/dQw4w9WgXcQQ?si=abc',
  'https://www.youtube.com/watch?list=dQw4w9WgXcQ',
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
        fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[\w-]{9,13}$/)),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const embed = youtubeEmbed(text);
      if (embed === null) return;
      expect(embed).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w-]{11}$/);
    }),
    { numRuns: 2_000 },
  );
});
