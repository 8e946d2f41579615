import { Search } from 'lucide-react';
import { memo, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Input } from '../../../ui/input.tsx';

/** Typing has paused. */
const PAUSE_MS = 300;

interface GameSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches once typing pauses, or at Enter. What is typed is its own, so no row waits for a key. */
export const GameSearch = memo(function GameSearch({ search, onSearch }: GameSearchProps) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);

  // The address was changed by something else: by going back, or by a link.
  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(() => ask(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  function ask(term: string): void {
    const trimmed = term.trim();
    if (trimmed === asked.current) return;
    asked.current = trimmed;
    onSearch(trimmed);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    ask(typed);
  }

  return (
    <search className="w-full max-w-md">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-muted"
        />
        <Input
          type="search"
          aria-label="Search games"
          placeholder="Search games..."
          maxLength={255}
          className="pl-10"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
});
