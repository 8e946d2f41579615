import type { Casino } from '@slots/contracts/casino/casinos';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { logoSources } from '../../../api/casino-image-sources.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { MediaTile } from '../../../ui/media-tile.tsx';
import type { RowSelection } from '../../../ui/use-row-selection.ts';
import { useAffiliatesOf } from './use-affiliates-of.ts';

interface CasinoCardsProps {
  readonly casinos: readonly Casino[];
  readonly selection: RowSelection;
  readonly onDelete: (casino: Casino) => void;
}

/** A page of the management list. */
export function CasinoCards({ casinos, selection, onDelete }: CasinoCardsProps) {
  const affiliates = useAffiliatesOf(casinos.map(({ affiliateId }) => affiliateId));
  const names = new Map(affiliates.data?.map(({ id, name }) => [id, name]));
  return (
    <ul aria-label="Casinos" className="flex flex-col gap-3">
      {casinos.map((casino) => {
        const { id, name, slug, logoImage, affiliateId } = casino;
        return (
          <li key={id}>
            <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
              {selection.active && (
                <Checkbox
                  aria-label={`Select ${name}`}
                  checked={selection.ids.has(id)}
                  onCheckedChange={(checked) => selection.select([id], checked === true)}
                />
              )}
              <MediaTile
                src={logoImage}
                srcSet={logoSources(logoImage)}
                sizes="56px"
                name={name}
                className="aspect-square! w-14! shrink-0 [&_span]:text-lg"
              />
              <div className="flex min-w-0 flex-[1_1_11rem] flex-col items-start gap-1">
                <h2
                  id={`casino-${id}`}
                  className="max-w-full text-subheading font-bold break-words"
                >
                  <Link
                    to={portalPaths.casinoDetails(slug)}
                    className="hover:text-link hover:underline"
                  >
                    {name}
                  </Link>
                </h2>
                {affiliateId ? (
                  <Badge variant="tint" wraps>
                    {`Affiliate: ${names.get(affiliateId) ?? (affiliates.isFetching ? '…' : `#${affiliateId}`)}`}
                  </Badge>
                ) : (
                  <Badge variant="outline">No affiliate assigned</Badge>
                )}
                <p className="max-w-full text-sm break-words text-ink-muted">
                  {`Casino ID: ${id} | Slug: ${slug}`}
                </p>
              </div>
              <div className="flex items-center gap-2">
                <LinkButton
                  to={portalPaths.casinoDetails(slug)}
                  variant="secondary"
                  size="sm"
                  aria-describedby={`casino-${id}`}
                >
                  Manage
                </LinkButton>
                <IconButton
                  label={`Delete ${name}`}
                  size="icon-sm"
                  onClick={() => onDelete(casino)}
                >
                  <Trash2 aria-hidden className="text-danger" />
                </IconButton>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
