import { HEADER_MAX_BYTES, LOGO_MAX_BYTES, MEGABYTE } from '@slots/contracts/casino/images';
import { headerSources, logoSources } from '../../../../api/casino-image-sources.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { PictureSlot } from './picture-slot.tsx';

/** A casino's two pictures. */
export function ImagesTab() {
  const { casino } = useCasinoOnScreen();
  return (
    <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <PictureSlot
        kind="logo"
        title="Logo"
        about={`Square, at most ${LOGO_MAX_BYTES / MEGABYTE} MB.`}
        src={casino.logoImage}
        srcSet={logoSources(casino.logoImage)}
        rules={{ shape: 'square', maxBytes: LOGO_MAX_BYTES }}
        frame="aspect-square max-w-64"
      />
      <PictureSlot
        kind="header"
        title="Header Image"
        about={`Landscape, at most ${HEADER_MAX_BYTES / MEGABYTE} MB.`}
        src={casino.headerImage}
        srcSet={headerSources(casino.headerImage)}
        rules={{ shape: 'landscape', maxBytes: HEADER_MAX_BYTES }}
        frame="aspect-[3/1]"
      />
    </div>
  );
}
