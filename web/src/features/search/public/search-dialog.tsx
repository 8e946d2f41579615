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
import {
  CommandDialog,
  CommandGroup,
  CommandItem,
  CommandNote,
  CommandText,
} from '../../../ui/command-dialog.tsx';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { type SearchResult, useSearchQuery } from '../search.api.ts';
import { GROUPS, targetOf } from './search-target.ts';

const SHORTEST = 2;
const CACHE_SECONDS = 5;

const MARKS: Readonly<Record<string, LucideIcon>> = {
  game: Gamepad2,
  provider: Factory,
  casino: Building2,
  guide: BookOpen,
  author: UserRound,
};

function ResultMark({ result }: { readonly result: SearchResult }) {
  const { countries } = useCountry();
  if (result.type !== 'country') {
    // A newer server may know other kinds.
    const Mark = MARKS[result.type] ?? Search;
    return <Mark aria-hidden className="size-5 opacity-70" />;
  }
  const code = countries.find(({ slug }) => slug === result.slug)?.code;
  return code === undefined ? <span aria-hidden>{result.flag}</span> : <CountryFlag code={code} />;
}

interface ResultsProps {
  readonly text: string;
  readonly onChoose: (result: SearchResult) => void;
}

/** Results for a text, or the reason for their absence. */
function Results({ text, onChoose }: ResultsProps) {
  const settled = useSettled(text);
  const { currentData, isFetching, isError } = useSearchQuery(settled, {
    skip: settled.length < SHORTEST,
    refetchOnMountOrArgChange: CACHE_SECONDS,
  });
  if (text.length < SHORTEST) {
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
  const known = new Set<string>(GROUPS.map(({ type }) => type));
  const groups = [
    ...GROUPS.map(({ type, name }) => ({ name, found: results.filter((r) => r.type === type) })),
    { name: 'More', found: results.filter(({ type }) => !known.has(type)) },
  ];
  return groups
    .filter(({ found }) => found.length > 0)
    .map(({ name, found }) => (
      <CommandGroup key={name} heading={name}>
        {found.map((result) => (
          <CommandItem
            key={`${result.type}-${result.id}`}
            value={`${result.type}-${result.id}`}
            onSelect={() => onChoose(result)}
          >
            <ResultMark result={result} />
            <CommandText
              name={result.name}
              hint={result.type === 'game' ? (result.provider ?? undefined) : undefined}
            />
          </CommandItem>
        ))}
      </CommandGroup>
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
    const target = targetOf(result);
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
