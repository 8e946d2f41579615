import type { StaffGame } from '@slots/contracts/catalog/games';
import { ExternalLink, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { paths } from '../../../config/paths.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonVariants } from '../../../ui/button.tsx';
import { Labelled, Switch } from '../../../ui/choice.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { RecordHistory } from '../../../ui/record-history.tsx';
import { SAME_SCREEN } from '../../../ui/unsaved-changes.tsx';
import { useDeleteGameMutation } from './staff-games.api.ts';
import type { GameEditing } from './use-game-editing.ts';

interface GameHeaderProps {
  readonly game: StaffGame;
  readonly editing: GameEditing;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The game's name, state and actions. */
export function GameHeader({ game, editing }: GameHeaderProps) {
  const { external_id: id, name, slug, published, featured, status } = game;
  const [deleting, setDeleting] = useState(false);
  const [remove] = useDeleteGameMutation();
  const navigate = useNavigateFromHere();
  const linkStyle = buttonVariants({ variant: 'secondary' });
  return (
    <header className="flex flex-col gap-4">
      <BackLink to={portalPaths.gamesManager}>Back to Games Manager</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-title font-extrabold break-words">{name}</h1>
        <Badge variant={published ? 'success' : 'neutral'}>
          {published ? 'Published' : 'Draft'}
        </Badge>
        {status === 'pending' && <Badge variant="warning">Pending</Badge>}
        {featured && <Badge variant="accent">Featured</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Labelled label="Published">
          {(control) => (
            <Switch
              id={control}
              checked={published}
              disabled={editing.publishing}
              onCheckedChange={(checked) => void editing.setPublished(checked)}
            />
          )}
        </Labelled>
        {status === 'published' && (
          <a href={paths.game(slug)} {...newTab} className={linkStyle}>
            <ExternalLink aria-hidden />
            View Public Page
          </a>
        )}
        {status === 'pending' ? (
          // The alert below the header says why.
          <Button variant="secondary" disabled>
            <Play aria-hidden />
            Preview Game
          </Button>
        ) : (
          <a href={`/api/games/${id}/preview`} {...newTab} className={linkStyle}>
            <Play aria-hidden />
            Preview Game
          </a>
        )}
        <RecordHistory address={`/api/games/${id}`} name={name} />
        <Button variant="secondary" className="text-danger!" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete Game
        </Button>
      </div>
      <DeleteDialog
        record={deleting ? game : undefined}
        title="Are you sure?"
        question={() =>
          `The game "${name}" will be permanently deleted. This action cannot be undone.`
        }
        send={() => remove({ params: { id: game.id } })}
        failed="Failed to delete game"
        onDone={() => {
          toast.success('Game deleted successfully');
          void navigate(portalPaths.gamesManager, { state: SAME_SCREEN });
        }}
        onClose={() => setDeleting(false)}
      />
    </header>
  );
}
