import { clsx } from 'clsx';
import { Crop, ImageOff, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { dataUrlOf } from '../../../../ui/data-url.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import { type ImageKind, useChangeCasinoImageMutation } from '../../admin-casinos.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';
import { type PictureRules, pictureFault } from './picture-file.ts';

// Loaded by the first picture of a wrong shape.
const loadCropDialog = () => import('./crop-dialog.tsx');
const CropDialog = lazy(async () => ({ default: (await loadCropDialog()).CropDialog }));

interface PictureSlotProps {
  readonly kind: ImageKind;
  readonly title: string;
  readonly about: string;
  readonly src: string | null;
  readonly srcSet: string | undefined;
  readonly rules: PictureRules;
  /** Class names of the frame: its shape. */
  readonly frame: string;
}

/** Slot of one picture: uploaded, replaced or removed. */
export function PictureSlot(props: PictureSlotProps) {
  const { kind, title, about, src, srcSet, rules, frame } = props;
  const { casino, sendInTurn } = useCasinoOnScreen();
  const [change] = useChangeCasinoImageMutation();
  const [uploading, setUploading] = useState(false);
  const [removing, setRemoving] = useState(false);
  /** A picture that was refused for its shape alone. */
  const [misfit, setMisfit] = useState<File>();
  const [cropping, setCropping] = useState(false);
  const stopCropping = useCallback(() => setCropping(false), []);
  const picker = useRef<HTMLInputElement>(null);
  const onScreen = { id: casino.id, kind };

  async function send(file: File): Promise<void> {
    const fault = await pictureFault(file, rules);
    setMisfit(fault?.isShape ? file : undefined);
    if (fault) {
      toast.error(fault.title, { description: fault.text });
      return;
    }
    const image = await dataUrlOf(file);
    const { error } = await sendInTurn(() => change({ ...onScreen, image }));
    if (error) failureToast(error, 'The image could not be uploaded.', 'Upload Failed');
    else toast.success('Image uploaded');
  }

  function onFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file may be chosen again after a correction.
    target.value = '';
    if (file) start(file);
  }

  function start(file: File): void {
    setUploading(true);
    send(file)
      .catch(() => toast.error('Upload Failed', { description: 'The file cannot be read.' }))
      .finally(() => setUploading(false));
  }

  async function crop(): Promise<void> {
    try {
      await loadCropDialog();
      setCropping(true);
    } catch {
      toast.error('Not available', { description: 'Please try again in a moment.' });
    }
  }

  async function removePicture(): Promise<void> {
    setRemoving(true);
    const { error } = await sendInTurn(() => change({ ...onScreen, image: null }));
    setRemoving(false);
    if (error) failureToast(error, 'The image could not be removed.', 'Remove Failed');
    else toast.success('Image removed');
  }

  return (
    <Section title={title} about={about}>
      <div
        className={clsx(
          'grid w-full place-items-center overflow-hidden rounded-md border border-line bg-sunken text-ink-muted',
          frame,
        )}
      >
        {src === null ? (
          <span className="flex flex-col items-center gap-2 p-4 text-sm">
            <ImageOff aria-hidden className="size-6" />
            No image yet
          </span>
        ) : (
          <img
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 64rem) 40rem, 100vw"
            alt={`${title} of ${casino.name}`}
            className="size-full object-contain"
          />
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={`File of the ${title.toLowerCase()}`}
        tabIndex={-1}
        className="sr-only"
        onChange={onFile}
      />
      {misfit && (
        <Alert variant="info" className="flex-wrap">
          <p>Crop it to fit.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            aria-label={`Crop ${title}`}
            onClick={() => void crop()}
          >
            <Crop aria-hidden />
            Crop
          </Button>
        </Alert>
      )}
      {misfit && cropping && (
        <Suspense fallback={null}>
          <CropDialog
            file={misfit}
            title={title}
            rules={rules}
            onClose={stopCropping}
            onCut={(part) => {
              stopCropping();
              start(part);
            }}
          />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={uploading}
          aria-label={src === null ? `Upload ${title}` : `Replace ${title}`}
          onClick={() => picker.current?.click()}
        >
          {!uploading && <Upload aria-hidden />}
          {uploading ? 'Uploading...' : src === null ? `Upload ${title}` : 'Replace'}
        </Button>
        {src !== null && (
          <Button
            variant="ghost"
            busy={removing}
            aria-label={`Remove ${title}`}
            onClick={() => void removePicture()}
          >
            <Trash2 aria-hidden className="text-danger" />
            Remove
          </Button>
        )}
      </div>
    </Section>
  );
}
