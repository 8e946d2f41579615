import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Input } from '../../../ui/input.tsx';

interface CatalogueSearchProps {
  /** The list's search term. */
  readonly search: string;
  /** Incremented when the box has to show that term again. */
  readonly resets: number;
  readonly onSearch: (search: string) => void;
}

/** Searches by the button or Enter, never while typing. */
export function CatalogueSearch({ search, resets, onSearch }: CatalogueSearchProps) {
  const [typed, setTyped] = useState(search);
  const given = `${resets} ${search}`;
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    setShown(given);
    setTyped(search);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <Card className="p-4">
      <search>
        <form onSubmit={submit} className="flex gap-3">
          <Input
            type="search"
            aria-label="Search games by name"
            placeholder="Search games by name..."
            maxLength={255}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden />
            <span className="@max-md:sr-only">Search</span>
          </Button>
        </form>
      </search>
    </Card>
  );
}
