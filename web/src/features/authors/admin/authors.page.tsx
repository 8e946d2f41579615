import type { Author } from '@slots/contracts/casino/authors';
import { Pencil, PenLine, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import {
  useAuthorsQuery,
  useDeleteAuthorMutation,
  useLazyAuthorQuery,
} from '../../../api/authors.api.ts';
import { useMayUse } from '../../../api/screen-access.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { paths } from '../../../config/paths.ts';
import { AuthorPicture } from '../../../ui/author-picture.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { RecordHistory } from '../../../ui/record-history.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';

const AuthorDialog = lazy(async () => ({
  default: (await import('./author-dialog.tsx')).AuthorDialog,
}));

const PICTURE_PX = 56;

/** The people whose names stand under texts. */
export function Component() {
  const { data, error, isFetching, refetch } = useAuthorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const mayDelete = useMayUse('managers');
  const [read] = useLazyAuthorQuery();
  const [open, setOpen] = useState<Versioned<Author> | 'new'>();
  const [doomed, setDoomed] = useState<Author>();
  const [remove] = useDeleteAuthorMutation();

  async function edit({ id }: Author): Promise<void> {
    const { data: found, error: refusal } = await read(id);
    // A dialog that was opened meanwhile stays.
    if (found) setOpen((current) => current ?? found);
    else failureToast(refusal, 'The author could not be loaded. Please try again.');
  }

  return (
    <>
      <div className="flex flex-col gap-6">
        <ScreenHeader title="Authors" subtitle="The people who write reviews and guides.">
          <Button onClick={() => setOpen('new')}>
            <Plus aria-hidden />
            Add Author
          </Button>
        </ScreenHeader>
        {error && !isFetching && !data && (
          <ListFailure title="Failed to load authors" query={{ error, refetch }} />
        )}
        {!data && isFetching && <Spinner label="Loading authors..." />}
        {data?.length === 0 && (
          <EmptyState
            icon={<PenLine />}
            title="No authors yet"
            actions={<Button onClick={() => setOpen('new')}>Add Your First Author</Button>}
          >
            A review needs an author before it can be published.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul aria-label="Authors" className="grid gap-4 lg:grid-cols-2">
            {data.map((author) => (
              <li key={author.id}>
                <Card className="flex h-full flex-wrap items-center gap-4 p-4">
                  <AuthorPicture
                    name={author.name}
                    picture={author.picture}
                    px={PICTURE_PX}
                    className="size-14!"
                  />
                  <div className="min-w-40 flex-1">
                    <h2 className="font-bold wrap-anywhere">{author.name}</h2>
                    {author.role && (
                      <p className="text-sm wrap-anywhere text-ink-muted">{author.role}</p>
                    )}
                    <Link
                      to={paths.author(author.slug)}
                      className="inline-block max-w-full py-1 text-sm text-link underline wrap-anywhere"
                    >
                      {paths.author(author.slug)}
                    </Link>
                  </div>
                  <div className="flex items-center gap-1">
                    <RecordHistory
                      address={`/api/authors/${author.id}`}
                      name={author.name}
                      size="sm"
                    />
                    <IconButton label={`Edit ${author.name}`} onClick={() => void edit(author)}>
                      <Pencil aria-hidden />
                    </IconButton>
                    {mayDelete && (
                      <IconButton label={`Delete ${author.name}`} onClick={() => setDoomed(author)}>
                        <Trash2 aria-hidden />
                      </IconButton>
                    )}
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Suspense>
        {open !== undefined && (
          <AuthorDialog
            found={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
      <DeleteDialog
        record={doomed}
        title="Delete Author"
        question={({ name }) =>
          `Are you sure you want to delete ${name}? This action cannot be undone. Authors named in a review or guide cannot be deleted.`
        }
        send={({ id }) => remove({ params: { id } })}
        failed="The author could not be deleted."
        onDone={({ name }) => toast.success(`${name} deleted`)}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
