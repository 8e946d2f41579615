import type { Picture } from '@slots/rich-text/leaves';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldFault } from '../../../ui/field.tsx';
import { pictureAddress } from '../../../ui/rich-text.tsx';

const PictureDialog = lazy(async () => ({
  default: (await import('../../../ui/rich-text-editor/picture-dialog.tsx')).PictureDialog,
}));

interface CoverFieldProps {
  readonly cover: Picture | null;
  readonly fault: string | undefined;
  readonly onChange: (cover: Picture | null) => void;
}

/** The picture above a guide and on its card. */
export function CoverField({ cover, fault, onChange }: CoverFieldProps) {
  const [open, setOpen] = useState<'add' | 'describe'>();
  return (
    <section aria-label="Cover" className="flex flex-col items-start gap-3">
      <h2 className="text-sm font-semibold">Cover</h2>
      {cover && (
        <img
          src={pictureAddress(cover.image, 480)}
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          className="aspect-video w-72 max-w-full rounded-md border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => setOpen('add')}>
          {cover ? 'Replace Cover' : 'Add Cover'}
        </Button>
        {cover && (
          <>
            <Button variant="secondary" size="sm" onClick={() => setOpen('describe')}>
              Describe Cover
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
              Remove Cover
            </Button>
          </>
        )}
      </div>
      <FieldFault fault={fault} />
      {open && (
        <Suspense fallback={null}>
          <PictureDialog
            {...(open === 'describe' && cover && { described: cover.alt })}
            onInsert={onChange}
            onDescribe={(alt) => cover && onChange({ ...cover, alt })}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
