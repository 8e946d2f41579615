const HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const VIDEO_ID = /^[\w-]{11}$/;

function idIn(url: URL): string | null {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (url.hostname === 'youtu.be') return first;
  if (!HOSTS.test(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}

/** The 11-character id of a video, from any of its links; null for other addresses. */
export function youtubeVideoId(link: string): string | null {
  const text = link.trim();
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return null;
  const id = idIn(new URL(absolute));
  return id !== null && VIDEO_ID.test(id) ? id : null;
}

/** The stored form of a video's link: the embeddable one. */
export function youtubeEmbed(link: string): string | null {
  const id = youtubeVideoId(link);
  return id === null ? null : `https://www.youtube.com/embed/${id}`;
}
