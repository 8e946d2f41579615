import { youtubeEmbed } from './youtube-embed.ts';

interface YoutubeVideoProps {
  readonly url: string;
  readonly title: string;
}

/** A YouTube video in its player; nothing for an address that is none. */
export function YoutubeVideo({ url, title }: YoutubeVideoProps) {
  const embed = youtubeEmbed(url);
  if (embed === null) return null;
  return (
    <iframe
      src={embed}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      // The player needs its own origin, which is never ours.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full rounded-md border border-line bg-stage"
    />
  );
}
