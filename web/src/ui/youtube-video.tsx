import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { thumbSources } from '../api/thumb-sources.ts';
import { Button } from './button.tsx';
import { MediaTile } from './media-tile.tsx';
import { youtubeVideoId } from './youtube-embed.ts';

interface YoutubeVideoProps {
  readonly url: string;
  readonly title: string;
  /** Subject of the video: its picture, served by us, stands where the video will be. */
  readonly of: { readonly name: string; readonly thumb: string | null };
}

/**
 * A YouTube video. Nothing is requested from YouTube before the press of a button that names it. Renders nothing
 * for any other address.
 */
export function YoutubeVideo({ url, title, of }: YoutubeVideoProps) {
  const id = youtubeVideoId(url);
  // Consent is for one video: another one asks again.
  const [wanted, setWanted] = useState<string>();
  if (id === null) return null;
  if (wanted === id) return <Player id={id} title={title} />;
  return (
    <div className="relative grid aspect-video w-full place-items-center overflow-hidden rounded-md bg-stage text-on-stage">
      <MediaTile
        src={of.thumb}
        srcSet={thumbSources(of.thumb)}
        sizes="(min-width: 64rem) 56rem, 100vw"
        name={of.name}
        className="absolute inset-0 aspect-auto! size-full! rounded-none!"
      />
      <div className="absolute inset-0 bg-linear-to-t from-[#0b1f17] via-[#0b1f17]/60 to-[#0b1f17]/25" />
      <div className="relative flex flex-col items-center gap-3 px-4 text-center">
        <Button
          variant="accent"
          aria-label={`Play video from YouTube: ${title}`}
          onClick={() => setWanted(id)}
        >
          <Play aria-hidden className="fill-current" />
          Play video from YouTube
        </Button>
        <p className="text-sm font-medium">
          Pressing this loads the video from YouTube, which then sees your address.
        </p>
      </div>
    </div>
  );
}

/** The player itself. Takes the focus of the button that it replaces. */
function Player({ id, title }: { readonly id: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      // The player needs its own origin, which is never ours.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full rounded-md border border-line bg-stage"
    />
  );
}
