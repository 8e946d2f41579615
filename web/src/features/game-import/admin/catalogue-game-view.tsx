import type { CatalogueGame } from '@slots/contracts/catalog/catalogue-games';
import { Download, Play } from 'lucide-react';
import { portalPaths } from '../../../config/portal-paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonVariants } from '../../../ui/button.tsx';
import { GameImage } from '../../../ui/game-image.tsx';
import { AdditionalInformation, GameSpecifications } from './catalogue-game-facts.tsx';
import { ImportStatus } from './import-status.tsx';
import { useSingleImport } from './use-single-import.ts';

/** One game of the external catalogue with all its facts and actions. */
export function CatalogueGameView({ game }: { readonly game: CatalogueGame }) {
  const { external_id: id, name, provider, type, themes, imported } = game;
  const { importing, start } = useSingleImport(id);
  return (
    <div className="flex flex-col gap-6">
      <BackLink to={portalPaths.gameImport}>Back to Import Games</BackLink>

      <div className="grid grid-cols-1 items-start gap-6 @2xl:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]">
        <div className="w-full max-w-sm">
          <GameImage src={game.thumb} name={name} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-col gap-2">
            <div>
              <ImportStatus imported={imported} />
            </div>
            <h1 className="text-title font-extrabold break-words">{name}</h1>
            <p className="text-ink-muted tabular-nums">ID: {id}</p>
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-[0.9375rem]">
            <dt className="text-ink-muted">Provider</dt>
            <dd className="font-semibold">{provider?.name ?? 'Unknown'}</dd>
            <dt className="text-ink-muted">Type</dt>
            <dd className="font-semibold">{type?.name ?? 'Unknown'}</dd>
            {themes.length > 0 && (
              <>
                <dt className="text-ink-muted">Themes</dt>
                <dd className="flex flex-wrap gap-1.5">
                  {themes.map((theme) => (
                    <Badge key={theme.id} variant="tint" wraps>
                      {theme.name}
                    </Badge>
                  ))}
                </dd>
              </>
            )}
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button busy={importing} onClick={() => void start()}>
              {!importing && <Download aria-hidden />}
              {importing ? 'Importing...' : 'Import Game'}
            </Button>
            <a
              href={`/api/game-import/game/${id}/preview`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants({ variant: 'secondary' })}
            >
              <Play aria-hidden />
              Preview Game
            </a>
          </div>
        </div>
      </div>

      <div className="grid items-start gap-5 @4xl:grid-cols-2">
        <GameSpecifications game={game} />
        <AdditionalInformation game={game} />
      </div>
    </div>
  );
}
