import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

interface SearchFormProps {
  /** Accessible name, and the placeholder. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly className?: string;
}

/** Searches by the button or Enter, never while typing. */
export function SearchForm({ label, search, onSearch, className }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [given, setGiven] = useState(search);
  // Going back changes the term without typing.
  if (given !== search) {
    setGiven(search);
    setTyped(search);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <search className={className}>
      <form onSubmit={submit} className="flex gap-3">
        <Input
          type="search"
          aria-label={label}
          placeholder={`${label}...`}
          maxLength={MAX_LINE_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden />
          <span className="@max-md:sr-only">Search</span>
        </Button>
      </form>
    </search>
  );
}
