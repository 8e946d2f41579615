import { Heart } from 'lucide-react';
import { paths } from '../../../config/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useHasSavedGames } from './saved-games.ts';

/** Link to the games that this device remembers; nothing without any. */
export function MyGamesLink({ className }: { readonly className: string }) {
  if (!useHasSavedGames()) return null;
  return (
    <LinkButton
      to={paths.myGames}
      variant="ghost"
      size="icon"
      aria-label="My games"
      title="My games"
      className={className}
    >
      <Heart aria-hidden />
    </LinkButton>
  );
}
