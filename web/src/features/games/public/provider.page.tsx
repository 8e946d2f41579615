import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import { isProblem } from '../../../api/problem.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import type { GamesFilter } from '../games.api.ts';
import { providerApi, usePublicGameProviderQuery } from '../provider.api.ts';
import { GamesListing, loadListing } from './games-listing.tsx';

const SHORT_WORDS = 160;

const filterOf = (slug: string): GamesFilter => ({ provider: slug });

export const loader = (loading: Loading) => async (args: LoaderFunctionArgs) => {
  const slug = args.params['slug'] ?? '';
  const { publicGameProvider } = providerApi.endpoints;
  const provider = await loading.need(publicGameProvider, { params: { slug } });
  // Some calls take an id for a slug; each page has one address.
  if (provider && provider.slug !== slug) throw redirect(paths.provider(provider.slug), 301);
  await loadListing(loading, filterOf(slug), args);
  return null;
};

/** The games of one provider, with its logo and biography. */
export function Component() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = usePublicGameProviderQuery({
    params: { slug },
  });
  if (!currentData && error !== undefined && !isFetching) {
    const problem = isProblem(error) ? error : undefined;
    return <ProblemPage problem={problem} onRetry={() => void refetch()} />;
  }
  const name = currentData?.name ?? 'Game Provider';
  const words = currentData?.bio?.slice(0, SHORT_WORDS);
  return (
    <GamesListing
      key={slug}
      title={`${name} Games`}
      headTitle={`Free ${name} Games`}
      description={
        words ?? `Play free demos of games by ${name} in your browser. No sign-up, no download.`
      }
      intro={`Free demos of games by ${name}, ready to play in your browser.`}
      base={filterOf(slug)}
      between={[{ label: 'Game Providers', to: paths.providers }]}
      image={pageImage('providers', slug)}
    />
  );
}
