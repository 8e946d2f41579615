import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Input } from '../../../ui/input.tsx';
import { useSettledText } from '../../../ui/use-settled-text.ts';

interface GameSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches once typing pauses, or at Enter. Holds the typed text itself, so no row re-renders at a key. */
export function GameSearch({ search, onSearch }: GameSearchProps) {
  const { typed, type, settle } = useSettledText(search, onSearch);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    settle();
  }

  return (
    <search className="w-full @2xl:max-w-md">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-muted"
        />
        <Input
          type="search"
          aria-label="Search games"
          placeholder="Search games..."
          maxLength={MAX_LINE_LENGTH}
          className="pl-10"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </form>
    </search>
  );
}
