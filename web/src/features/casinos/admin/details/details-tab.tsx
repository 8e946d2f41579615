import { CasinoFacts } from './casino-facts.tsx';
import { CasinoNames } from './casino-names.tsx';
import { CasinoTexts } from './casino-texts.tsx';
import { Publication } from './publication.tsx';
import { RatingSection } from './rating-section.tsx';
import { TradingSinceSection } from './trading-since-section.tsx';

export function DetailsTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <CasinoNames />
        <CasinoTexts />
        <TradingSinceSection />
      </div>
      <div className="flex min-w-0 flex-col gap-5 @max-3xl:order-first">
        <Publication />
        <CasinoFacts />
        <RatingSection />
      </div>
    </div>
  );
}
