import {
  BookOpen,
  Building2,
  Factory,
  Gamepad2,
  type LucideIcon,
  Search,
  UserRound,
} from 'lucide-react';
import { use, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  isRouteErrorResponse,
  useNavigate,
} from 'react-router-dom';
import { toast } from 'sonner';
import { useCountry } from '../../../api/country/use-country.ts';
import { paths } from '../../../config/paths.ts';
import { CommandDialog, CommandGroup, CommandNote } from '../../../ui/command-dialog.tsx';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { CACHE_SECONDS, type SearchResult, useSearchQuery } from '../search.api.ts';

const MIN_LENGTH = 2;

interface Kind {
  readonly name: string;
  readonly to: (slug: string) => string;
  /** None for countries, which have flags. */
  readonly Mark?: LucideIcon;
}

/** Kinds of results, in their order. A newer server may know others. */
const KINDS: Readonly<Record<string, Kind>> = {
  game: { name: 'Games', to: paths.game, Mark: Gamepad2 },
  casino: { name: 'Casinos', to: paths.casinoReview, Mark: Building2 },
  country: { name: 'Countries', to: paths.country },
  provider: { name: 'Providers', to: paths.provider, Mark: Factory },
  guide: { name: 'Guides', to: paths.guide, Mark: BookOpen },
  author: { name: 'Authors', to: paths.author, Mark: UserRound },
};

function ResultMark({ result }: { readonly result: SearchResult }) {
  const { countries } = useCountry();
  if (result.type !== 'country') {
    const Mark = KINDS[result.type]?.Mark ?? Search;
    return <Mark aria-hidden className="size-5 opacity-70" />;
  }
  const code = countries.find(({ slug }) => slug === result.slug)?.code;
  return code === undefined ? <span aria-hidden>{result.flag}</span> : <CountryFlag code={code} />;
}

/** In characters, blanks around them left out, as the gateway counts. */
const isTooShort = (text: string) => Array.from(text.trim()).length < MIN_LENGTH;

interface ResultsProps {
  readonly text: string;
  readonly onChoose: (result: SearchResult) => void;
}

/** Results for a text, or the reason for their absence. */
function Results({ text, onChoose }: ResultsProps) {
  const settled = useSettled(text);
  const { currentData, isFetching, isError } = useSearchQuery(settled, {
    skip: isTooShort(settled),
    refetchOnMountOrArgChange: CACHE_SECONDS,
  });
  if (isTooShort(text)) {
    return <CommandNote>Type at least 2 characters to search...</CommandNote>;
  }
  if (settled !== text || (isFetching && currentData === undefined)) {
    return <CommandNote>Searching...</CommandNote>;
  }
  if (isError) {
    return (
      <CommandNote>
        <strong className="block font-semibold text-danger">Search error</strong>
        Please try again with a different search term.
      </CommandNote>
    );
  }
  const results = currentData ?? [];
  if (results.length === 0) return <CommandNote>No matching results found.</CommandNote>;
  const groups = [
    ...Object.entries(KINDS).map(([kind, { name }]) => ({
      name,
      found: results.filter(({ type }) => type === kind),
    })),
    { name: 'More', found: results.filter(({ type }) => !Object.hasOwn(KINDS, type)) },
  ];
  return groups
    .filter(({ found }) => found.length > 0)
    .map(({ name, found }) => (
      <CommandGroup
        key={name}
        heading={name}
        choices={found.map((result) => ({
          value: `${result.type}-${result.id}`,
          icon: <ResultMark result={result} />,
          name: result.name,
          hint: result.type === 'game' ? (result.provider ?? undefined) : undefined,
          onSelect: () => onChoose(result),
        }))}
      />
    ));
}

interface SearchDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Search over games, casinos, countries, and what is written about them. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;

  function change(next: boolean): void {
    onOpenChange(next);
    if (!next) setText('');
  }

  async function go(result: SearchResult): Promise<void> {
    const target = KINDS[result.type]?.to(result.slug);
    change(false);
    if (target === undefined) {
      toast.error('Navigation Error', { description: 'Unable to navigate to this item type.' });
      return;
    }
    try {
      await navigate(target);
      // The router hides a page's failed chunk, and shows its error page.
      const errors = Object.values(router?.state.errors ?? {});
      const broken = errors.find((error) => !isRouteErrorResponse(error));
      if (broken !== undefined) throw broken;
    } catch {
      toast.error('Navigation Error', {
        description: 'Failed to navigate to the selected page.',
      });
    }
  }

  return (
    <>
      <CommandDialog
        open={open}
        onOpenChange={change}
        title="Search"
        placeholder="Search for games, casinos, or countries..."
        text={text}
        onTextChange={setText}
      >
        <Results text={text.trim()} onChoose={(result) => void go(result)} />
      </CommandDialog>
      <Toaster />
    </>
  );
}
