import { expect, test } from '@jest/globals';
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
