import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { BadgeCheck } from 'lucide-react';
import { usePublicCasinoCurrenciesQuery } from '../../../api/casino-facts.api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { counted } from '../../../ui/counted.ts';
import { Rating } from '../../../ui/rating.tsx';

const CURRENCIES_SHOWN = 3;

/** 'GBP' symbols: the first three, then how many more. */
function Currencies({ casinoId }: { readonly casinoId: number }) {
  const { data = [] } = usePublicCasinoCurrenciesQuery({ params: { id: casinoId } });
  if (data.length === 0) return null;
  const more = data.length - CURRENCIES_SHOWN;
  return (
    <Badge variant="stage" className="gap-2! py-1!" title={data.map(({ code }) => code).join(', ')}>
      <span className="sr-only">Currencies:</span>
      {data.slice(0, CURRENCIES_SHOWN).map(({ id, symbol }) => (
        <span key={id}>{symbol}</span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </Badge>
  );
}

/** A casino's rating, size, licence and currencies in one line, for the stage. */
export function CasinoFigures({ casino }: { readonly casino: PublicCasino }) {
  const { id, rating, numberOfGames, gamblingLicenceIds } = casino;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Rating rating={rating} className="mr-1 text-lg [&_svg]:fill-accent [&_svg]:text-accent" />
      {numberOfGames !== null && (
        <Badge variant="stage" className="py-1!">
          {counted(numberOfGames, 'game')}
        </Badge>
      )}
      {gamblingLicenceIds.length > 0 && (
        <Badge variant="accent" className="py-1!">
          <BadgeCheck aria-hidden />
          Licensed
        </Badge>
      )}
      <Currencies casinoId={id} />
    </div>
  );
}
