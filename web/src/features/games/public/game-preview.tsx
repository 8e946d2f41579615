import { youtubeVideoId } from '../../../ui/youtube-embed.ts';
import { YoutubeVideo } from '../../../ui/youtube-video.tsx';
import type { PublicGame } from '../games.api.ts';

/** 'Game Preview': the game's video; nothing without a valid one. */
export function GamePreview({ game }: { readonly game: PublicGame }) {
  const { youtube_url: url, name } = game;
  if (url === null || youtubeVideoId(url) === null) return null;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-3 text-heading font-bold">
        Game Preview
      </h2>
      <YoutubeVideo url={url} title={`${name} preview`} of={game} />
    </section>
  );
}
