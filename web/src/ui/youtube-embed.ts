const HOSTS = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const VIDEO_ID = /^[\w-]{6,20}$/;

function videoIdOf(url: URL): string | null {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (url.hostname === 'youtu.be') return first;
  if (!HOSTS.test(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}

/** The address to embed a YouTube video by, of any of its links; null for what is no YouTube video. */
export function youtubeEmbed(link: string): string | null {
  const text = link.trim();
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return null;
  const id = videoIdOf(new URL(absolute));
  return id !== null && VIDEO_ID.test(id) ? `https://www.youtube.com/embed/${id}` : null;
}
