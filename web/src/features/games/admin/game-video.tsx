import type { StaffGame } from '@slots/contracts/catalog/games';
import { VideoOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { InlineField } from '../../../ui/inline-field.tsx';
import { youtubeEmbed } from '../../../ui/youtube-embed.ts';
import { YoutubeVideo } from '../../../ui/youtube-video.tsx';
import type { GameEditing } from './use-game-editing.ts';

interface GameVideoProps {
  readonly game: StaffGame;
  readonly editing: GameEditing;
}

/** The game's video: any of its links is stored in the embeddable form. */
export function GameVideo({ game, editing }: GameVideoProps) {
  const { name, youtube_url: url } = game;
  const [removing, setRemoving] = useState(false);

  async function remove(): Promise<void> {
    setRemoving(true);
    await editing.saveField('youtube_url', null);
    setRemoving(false);
  }

  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <InlineField
          label="YouTube URL"
          type="url"
          value={url}
          maxLength={2_000}
          hint="Paste a YouTube watch or share link."
          onSave={(value) => {
            const link = String(value);
            return editing.saveField('youtube_url', youtubeEmbed(link) ?? link);
          }}
        />
        {url !== null && (
          <>
            <YoutubeVideo url={url} title={`Video of ${name}`} of={game} />
            <Button
              variant="secondary"
              className="self-start"
              busy={removing}
              onClick={() => void remove()}
            >
              {!removing && <VideoOff aria-hidden />}
              Remove Video
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}
