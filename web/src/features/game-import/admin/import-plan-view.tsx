import type { ImportPlan } from '@slots/contracts/catalog/imports';
import { counted } from '../../../ui/counted.ts';
import { formatCount } from '../../../ui/format.ts';

/** Games that an import would create, change and leave, each with the first names. */
export function ImportPlanView({ plan }: { readonly plan: ImportPlan }) {
  const { create, change, leave, missing } = plan;
  return (
    <div className="flex flex-col gap-4">
      {create.count + change.count === 0 && (
        <p className="font-semibold">There is nothing to import.</p>
      )}
      <dl className="flex flex-col gap-3">
        <Part name="Would be created" about="New to the library." part={create} />
        <Part
          name="Would be changed"
          about="In the library, but different in the catalogue."
          part={change}
        />
        <Part name="Would stay unchanged" about="In the library and up to date." part={leave} />
        {missing.length > 0 && (
          <Part
            name="Would fail"
            about="The catalogue does not have them."
            part={{
              count: missing.length,
              games: missing.map((id) => ({ id, name: `Game ${id}` })),
            }}
            alarming
          />
        )}
      </dl>
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly about: string;
  readonly part: ImportPlan['create'];
  readonly alarming?: boolean;
}

function Part({ name, about, part: { count, games }, alarming = false }: PartProps) {
  const unnamed = count - games.length;
  const names = games.map((game) => game.name).join(', ');
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span
          className={`font-display text-xl font-bold tabular-nums ${alarming ? 'text-danger' : ''}`}
        >
          {counted(count, 'game')}
        </span>
      </dt>
      <dd className="mt-1 text-sm text-ink-muted">
        <p>{about}</p>
        {games.length > 0 && (
          <details className="mt-1">
            <summary className="cursor-pointer font-medium text-link">Which games</summary>
            <p className="mt-1 break-words">
              {unnamed > 0 ? `${names} and ${formatCount(unnamed)} more` : names}
            </p>
          </details>
        )}
      </dd>
    </div>
  );
}
