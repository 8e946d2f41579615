import type { StaffGame } from '@slots/contracts/catalog/games';
import { MAX_GAME_DESCRIPTION_LENGTH, MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import type { ReactNode } from 'react';
import type { Versioned } from '../../../api/versioned.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, TitledCard } from '../../../ui/card.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { formatLongDate, formatMoment } from '../../../ui/format.ts';
import { GameImage } from '../../../ui/game-image.tsx';
import { InlineField } from '../../../ui/inline-field.tsx';
import { LinkHealth } from '../../../ui/link-health.tsx';
import { Select } from '../../../ui/select.tsx';
import { FEATURES, type GameField, SPECIFICATIONS, shownAs } from './game-fields.ts';
import { GameHeader } from './game-header.tsx';
import { GameVideo } from './game-video.tsx';
import { type GameEditing, useGameEditing } from './use-game-editing.ts';

const SEO_ADVICE = 'Used in meta tags. Keep it concise, 150-160 characters, and include keywords.';

/** A game with all its editable fields. */
export function GameDetailsView({ game }: { readonly game: Versioned<StaffGame> }) {
  const editing = useGameEditing(game);
  const { record } = game;
  return (
    <div className="flex flex-col gap-6">
      <GameHeader game={record} editing={editing} />
      {record.status === 'pending' && (
        <Alert variant="warning" title="Withdrawn by the catalogue">
          Visitors cannot see or play this game, and you cannot preview it, until the external
          catalogue has it again.
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <GameImage src={record.thumb} name={record.name} />
          <Facts game={record} />
          <Indexing game={record} editing={editing} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Texts game={record} editing={editing} />
          <GameVideo game={record} editing={editing} />
          <FieldCard
            title="Game Specifications"
            fields={SPECIFICATIONS}
            game={record}
            editing={editing}
          />
          <FieldCard
            title="Additional Information"
            fields={FEATURES}
            game={record}
            editing={editing}
          />
        </div>
      </div>
      <ConflictDialog conflict={editing.conflict} />
    </div>
  );
}

interface PartProps {
  readonly game: StaffGame;
  readonly editing: GameEditing;
}

function Facts({ game }: { readonly game: StaffGame }) {
  const { id, slug, provider, type, themes, launcherHealth, createdAt, updatedAt } = game;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['ID', id],
    ['Slug', <code key="slug">{slug}</code>],
    ['Provider', provider?.name ?? 'Not specified'],
    ['Game Type', type?.name ?? 'Not specified'],
    [
      'Themes',
      themes.length === 0 ? (
        'Not specified'
      ) : (
        <span key="themes" className="flex flex-wrap gap-1.5">
          {themes.map((theme) => (
            <Badge key={theme.id} variant="outline" wraps>
              {theme.name}
            </Badge>
          ))}
        </span>
      ),
    ],
    ...(launcherHealth
      ? [['Demo', <LinkHealth key="demo" what="Demo" health={launcherHealth} />] as const]
      : []),
    ['Added', formatMoment(createdAt)],
    ['Last Updated', formatLongDate(updatedAt)],
  ];
  return (
    <Card>
      <CardBody>
        <dl className="flex flex-col gap-3 text-[0.9375rem]">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="text-sm font-medium text-ink-muted">{term}</dt>
              <dd className="break-words">{fact}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

const INDEXING = [
  { value: 'site', label: 'Follow the rule for all games' },
  { value: 'yes', label: 'Always listed' },
  { value: 'no', label: 'Never listed' },
] as const;

/** The page in search engines. */
function Indexing({ game, editing }: PartProps) {
  return (
    <TitledCard title="In search engines">
      <Select
        aria-label="In search engines"
        options={INDEXING}
        value={game.indexing}
        onValueChange={(value) => void editing.saveField('indexing', value)}
      />
    </TitledCard>
  );
}

function Texts({ game, editing }: PartProps) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <InlineField
          label="Description"
          type="textarea"
          value={game.description}
          maxLength={MAX_GAME_DESCRIPTION_LENGTH}
          onSave={(value) => editing.saveField('description', value)}
        />
        <InlineField
          label="SEO Description"
          type="textarea"
          value={game.seo_description}
          maxLength={2_000}
          hint={(typed) => `${SEO_ADVICE} ${typed.length} characters so far.`}
          onSave={(value) => editing.saveField('seo_description', value)}
        />
      </CardBody>
    </Card>
  );
}

interface FieldCardProps extends PartProps {
  readonly title: string;
  readonly fields: readonly GameField[];
}

function FieldCard({ title, fields, game, editing }: FieldCardProps) {
  return (
    <TitledCard title={title} className="grid grid-cols-1 gap-x-6 gap-y-4 @2xl:grid-cols-2">
      {fields.map(({ field, label, kind, hint }) => (
        <InlineField
          key={field}
          label={label}
          {...shownAs(kind, game[field])}
          maxLength={MAX_LINE_LENGTH}
          {...(hint && { hint })}
          onSave={(value) => editing.saveField(field, value)}
        />
      ))}
    </TitledCard>
  );
}
