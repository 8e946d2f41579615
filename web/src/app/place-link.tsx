import type { Place } from '@slots/contracts/casino/places';
import type { RichText } from '@slots/rich-text/document';
import type { RichTextParts } from '@slots/rich-text/render';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { OfferLink } from '../features/promotions/public/offer-link.tsx';
import { AdMarkInText } from '../ui/ad-mark-in-text.tsx';
import { RichTextView } from '../ui/rich-text.tsx';

interface TextWithPlaces {
  readonly text: RichText;
  readonly places: readonly Place[];
}

/** A text of staff, with its links to casinos, games and offers. */
export const linkedText = ({ text, places }: TextWithPlaces) => (
  <RichTextView document={text} reference={placeLinks(places)} />
);

/** Where the links of a text lead for this visitor, or words alone. */
function placeLinks(places: readonly Place[]): RichTextParts['reference'] {
  return ({ kind, id }, words) => {
    const place = places.find((one) => one.kind === kind && one.id === id);
    if (place === undefined) return words;
    if (place.kind === 'casino') return <Link to={paths.casinoReview(place.slug)}>{words}</Link>;
    if (place.kind === 'game') return <Link to={paths.game(place.slug)}>{words}</Link>;
    return (
      <>
        <OfferLink
          label={words}
          about={`${place.headline} at ${place.name}`}
          offer={place}
          instead={paths.casino(place.slug)}
          variant="link"
          className="mt-0! min-h-0! inline! [&_svg]:inline! [&_svg]:align-[-0.125em] font-[inherit]! whitespace-normal!"
        />
        <AdMarkInText />
      </>
    );
  };
}
