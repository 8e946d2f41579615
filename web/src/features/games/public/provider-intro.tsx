import { thumbSources } from '../../../api/thumb-sources.ts';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { usePublicGameProviderQuery } from '../provider.api.ts';

/** Logos of providers are wide, and shown whole. */
const LOGO_PX = 112;

/** Provider that a list is narrowed to: logo, name and biography, as far as known. */
export function ProviderIntro({ slug }: { readonly slug: string }) {
  const { currentData: provider } = usePublicGameProviderQuery({ params: { slug } });
  if (!provider || (provider.bio === null && provider.thumb === null)) return null;
  const { name, bio, thumb } = provider;
  return (
    <section
      aria-labelledby="provider"
      className="mb-6 flex items-start gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <LogoTile
        src={thumb}
        srcSet={thumbSources(thumb)}
        size={LOGO_PX}
        name={name}
        className="h-16! w-28! [&_img]:object-contain!"
      />
      <div className="min-w-0">
        <h2 id="provider" className="text-subheading font-bold wrap-anywhere">
          {name}
        </h2>
        {bio !== null && (
          <p className="mt-1 max-w-prose text-[0.9375rem] wrap-anywhere text-ink-muted">{bio}</p>
        )}
      </div>
    </section>
  );
}
