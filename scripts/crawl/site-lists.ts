import { listPublicAuthors } from '@slots/contracts/casino/authors';
import { listGuideTags, listPublicGuides } from '@slots/contracts/casino/guides';
import { listCasinoDirectory, listCountryCounts } from '@slots/contracts/casino/public-casinos';
import {
  type CountedRef,
  listGamePages,
  listPublicGameProviders,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { listCountries } from '@slots/contracts/geo/countries';
import type { z } from 'zod';
import { paths } from '../../web/src/config/paths.ts';

const MAX_PER_PAGE = 100;

interface Listed<Answer> {
  readonly path: string;
  readonly responses: { readonly 200: z.ZodType<Answer> };
}

async function read<Answer>(
  origin: string,
  { path, responses }: Listed<Answer>,
  query = '',
): Promise<Answer> {
  const answer = await fetch(`${origin}${path}${query}`);
  if (!answer.ok) throw new Error(`GET ${path}${query}: ${answer.status}`);
  return responses[200].parse(await answer.json());
}

async function allSlugs(
  ask: (page: number) => Promise<{ readonly data: readonly { readonly slug: string }[] }>,
): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await ask(page);
    if (data.length === 0) return found;
    found.push(...data.map(({ slug }) => slug));
  }
}

/** Addresses of all that is published, by kind, as the site's own calls tell. */
export async function publishedPages(origin: string): Promise<Record<string, string[]>> {
  const games = await allSlugs((page) => read(origin, listGamePages, `?page=${page}`));
  const casinos = await allSlugs((page) =>
    read(origin, listCasinoDirectory, `?limit=${MAX_PER_PAGE}&page=${page}`),
  );
  const guides = await allSlugs((page) =>
    read(origin, listPublicGuides, `?limit=${MAX_PER_PAGE}&page=${page}`),
  );
  const withGames = async (list: Listed<readonly CountedRef[]>) =>
    (await read(origin, list)).flatMap(({ slug, gameCount }) => (gameCount > 0 ? slug : []));
  const codes = new Set((await read(origin, listCountryCounts)).map(({ code }) => code));
  const countries = (await read(origin, listCountries)).filter(({ code }) => codes.has(code));
  return {
    games: games.map(paths.game),
    'casino reviews': casinos.map(paths.casinoReview),
    'casino pages': casinos.map(paths.casino),
    providers: (await withGames(listPublicGameProviders)).map(paths.provider),
    'game types': (await withGames(listPublicGameTypes)).map(paths.gameType),
    'game themes': (await withGames(listPublicGameThemes)).map(paths.gameTheme),
    countries: countries.map(({ slug }) => paths.country(slug)),
    guides: guides.map(paths.guide),
    // Tags of one guide have a page that is not to be indexed.
    'guide tags': (await read(origin, listGuideTags)).flatMap((tag) =>
      tag.guides > 1 ? paths.guideTag(tag.slug) : [],
    ),
    authors: (await read(origin, listPublicAuthors)).map(({ slug }) => paths.author(slug)),
  };
}

/** Addresses in all sitemaps. */
export async function sitemapPages(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const answer = await fetch(origin + path);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  };
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map(locations))).flat();
}
