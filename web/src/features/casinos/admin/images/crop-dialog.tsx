import 'react-image-crop/dist/ReactCrop.css';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { toast } from 'sonner';
import { useIsHere } from '../../../../routing/use-is-here.ts';
import { Button } from '../../../../ui/button.tsx';
import { dataUrlOf } from '../../../../ui/data-url.ts';
import { Dialog, DialogClose } from '../../../../ui/dialog.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { cutPicture } from './cut-picture.ts';
import { ASPECTS, type PictureRules } from './picture-file.ts';

interface CropDialogProps {
  readonly file: File;
  /** 'Logo', 'Header Image'. */
  readonly title: string;
  readonly rules: PictureRules;
  readonly onClose: () => void;
  /** Receives the chosen part as a file. */
  readonly onCut: (file: File) => void;
}

const LABELS = {
  cropArea: 'Crop area. Move it with the arrow keys, resize it with the handles.',
  nwDragHandle: 'Handle at the top left',
  nDragHandle: 'Handle at the top',
  neDragHandle: 'Handle at the top right',
  eDragHandle: 'Handle at the right',
  seDragHandle: 'Handle at the bottom right',
  sDragHandle: 'Handle at the bottom',
  swDragHandle: 'Handle at the bottom left',
  wDragHandle: 'Handle at the left',
};

/** The largest part of that shape, in the middle. */
function largestPart({ width, height }: HTMLImageElement, aspect: number): PercentCrop {
  const side = width / height > aspect ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height);
}

/** Crops a picture to the required shape. */
export function CropDialog({ file, title, rules, onClose, onCut }: CropDialogProps) {
  const aspect = ASPECTS[rules.shape];
  const [source, setSource] = useState<string>();
  const [part, setPart] = useState<PercentCrop>();
  const [busy, setBusy] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const isHere = useIsHere();

  useEffect(() => {
    let left = false;
    async function read(): Promise<void> {
      try {
        const url = await dataUrlOf(file);
        if (!left) setSource(url);
      } catch {
        toast.error('Upload Failed', { description: 'The file cannot be read.' });
        onClose();
      }
    }
    void read();
    return () => {
      left = true;
    };
  }, [file, onClose]);

  async function cut(): Promise<void> {
    if (!image.current || !part) return;
    setBusy(true);
    try {
      const { name, type } = file;
      const { maxBytes } = rules;
      const picture = await cutPicture(image.current, part, { aspect, name, type, maxBytes });
      if (isHere()) onCut(picture);
    } catch {
      if (!isHere()) return;
      toast.error('Upload Failed', { description: 'The picture could not be cropped.' });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Crop ${title}`}
      description="Drag the crop area, or move it with the arrow keys."
      className="max-w-2xl!"
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button busy={busy} disabled={!part} onClick={() => void cut()}>
            Apply crop
          </Button>
        </>
      }
    >
      {source === undefined ? (
        <Spinner label="Reading the picture..." />
      ) : (
        <div className="grid place-items-center rounded-md bg-sunken p-2">
          <ReactCrop
            {...(part && { crop: part })}
            aspect={aspect}
            keepSelection
            ruleOfThirds
            minWidth={24}
            ariaLabels={LABELS}
            onChange={(_pixels, percent) => setPart(percent)}
          >
            <img
              ref={image}
              src={source}
              alt="The file you selected"
              className="max-h-[50dvh]"
              onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
                setPart(largestPart(currentTarget, aspect))
              }
            />
          </ReactCrop>
        </div>
      )}
    </Dialog>
  );
}
