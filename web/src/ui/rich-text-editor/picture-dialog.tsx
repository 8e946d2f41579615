import type { Picture } from '@slots/rich-text/leaves';
import { useRef, useState } from 'react';
import { Field } from '../field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { InputField } from '../input.tsx';
import { usePictureUpload } from '../use-picture-upload.ts';

const MAX_ALT_LENGTH = 255;

interface PictureDialogProps {
  /** The description of the picture that is there; none: one is added. */
  readonly described?: string;
  readonly onInsert: (picture: Picture) => void;
  readonly onDescribe: (alt: string) => void;
  readonly onClose: () => void;
}

/** Adds a picture with its description, or changes the description of one. */
export function PictureDialog({ described, onInsert, onDescribe, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState(described ?? '');
  const [fault, setFault] = useState<string>();
  const [chose, setChose] = useState(false);
  const { upload, busy } = usePictureUpload();
  const file = useRef<HTMLInputElement>(null);

  async function submit(): Promise<void> {
    if (described !== undefined) {
      onDescribe(alt.trim());
      onClose();
      return;
    }
    const chosen = file.current?.files?.[0];
    if (!chosen) {
      setFault('Choose a picture.');
      return;
    }
    const { data, fault: refused } = await upload(chosen);
    setFault(refused);
    if (!data) return;
    onInsert({ ...data, alt: alt.trim() });
    onClose();
  }

  return (
    <FormDialog
      title={described === undefined ? 'Add a picture' : 'Describe the picture'}
      submitLabel={described === undefined ? 'Add' : 'Save'}
      busy={busy}
      dirty={chose || alt !== (described ?? '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {described === undefined && (
        <Field
          label="Picture"
          hint="PNG, JPEG, WebP, AVIF or GIF, at most 10 MB"
          error={fault}
          required
        >
          {(control) => (
            <input
              {...control}
              ref={file}
              type="file"
              accept="image/*"
              onChange={() => setChose(true)}
            />
          )}
        </Field>
      )}
      <InputField
        label="Description"
        hint="Read to people who cannot see the picture; leave it empty if it is decorative."
        value={alt}
        maxLength={MAX_ALT_LENGTH}
        onChange={({ target }) => setAlt(target.value)}
      />
    </FormDialog>
  );
}
