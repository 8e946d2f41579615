import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { Specimen } from './specimen.tsx';

const COLOURS = [
  ['canvas', 'bg-canvas text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunken', 'bg-sunken text-ink-muted'],
  ['primary', 'bg-primary text-on-primary'],
  ['accent', 'bg-accent text-on-accent'],
  ['tint', 'bg-tint text-on-tint'],
  ['stage', 'bg-stage text-on-stage'],
  ['danger', 'bg-danger text-on-danger'],
  ['danger-tint', 'bg-danger-tint text-on-danger-tint'],
  ['warning-tint', 'bg-warning-tint text-on-warning-tint'],
  ['success-tint', 'bg-success-tint text-on-success-tint'],
  ['info-tint', 'bg-info-tint text-on-info-tint'],
] as const;

/** Colours, type, elevation. */
export function KitFoundations() {
  return (
    <>
      <Specimen title="Theme">
        <ThemeMenu />
      </Specimen>
      <Specimen title="Colours">
        {COLOURS.map(([name, style]) => (
          <div
            key={name}
            className={`grid h-20 w-32 place-items-center rounded-md border border-line text-sm font-semibold ${style}`}
          >
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen title="Type">
        <div className="flex flex-col gap-3">
          <p className="font-display text-hero font-extrabold">Hero</p>
          <p className="font-display text-title font-extrabold">Title of a page</p>
          <p className="font-display text-heading font-bold">Heading of a section</p>
          <p className="font-display text-subheading font-bold">Subheading, name on a card</p>
          <p>Body text: what a game gives back stands on every card.</p>
          <p className="text-ink-muted">Muted text for what comes second.</p>
          <p className="text-sm text-ink-faint">Faint small text, still readable.</p>
          <p className="overline-label text-ink-faint">Overline label</p>
        </div>
      </Specimen>
      <Specimen title="Elevation">
        <div className="rounded-lg bg-surface p-6 shadow-raised">raised</div>
        <div className="rounded-lg bg-surface p-6 shadow-lifted">lifted</div>
        <div className="rounded-lg bg-surface p-6 shadow-floating">floating</div>
      </Specimen>
    </>
  );
}
