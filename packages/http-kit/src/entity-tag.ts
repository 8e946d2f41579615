import type { IncomingHttpHeaders } from 'node:http';
import type { editor } from '@slots/contracts/history';
import type { Staff } from '@slots/tokens/claims';
import type { z } from 'zod';
import { badField, HttpProblem, notFound } from './http-problem.error.ts';

/** The last editor of a record, as stored with it. */
export type Editor = Readonly<z.output<typeof editor>>;

export function editorOf({ id, username, key }: Pick<Staff, 'id' | 'username' | 'key'>): Editor {
  return { id, username, ...(key && { key }) };
}

/** A strong ETag: readers of different kinds see different things of the same version. */
export function entityTag(
  version: number,
  reader: 'staff' | 'visitor' | 'visitor-unlisted' | 'service',
): string {
  return `"${version}-${reader}"`;
}

/** The ETag header of a record as staff read it. */
export function tagged({ version }: { readonly version: number }) {
  return { ETag: entityTag(version, 'staff') };
}

function matches(ifMatch: string, tag: string): boolean {
  if (ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((candidate) => candidate.trim() === tag);
}

/** The editor of a write, and the version that they have read. */
export interface Edit {
  readonly by: Editor;
  /** The If-Match header. */
  readonly ifMatch?: string | undefined;
  /** The id in the body, which may only repeat that of the path. */
  readonly repeatedId?: number | undefined;
}

/** The edit that a call asks for. */
export function editOf(
  reader: Pick<Staff, 'id' | 'username' | 'key'>,
  headers: IncomingHttpHeaders,
  repeatedId?: number,
): Edit {
  return { by: editorOf(reader), ifMatch: headers['if-match'], repeatedId };
}

/** @throws HttpProblem 400, naming the body's field, when it has another id than the address */
export function assertSameId(id: number, repeatedId: unknown, field = 'id'): void {
  if (repeatedId !== undefined && repeatedId !== id) {
    throw badField(field, 'must be the id of the address');
  }
}

/** A record with its version, as far as edits ask for it. */
interface EditedRecord {
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: Editor | null;
}

/** 412: the record was changed since the caller read it. `what` starts the sentence: 'This casino'. */
function changedMeanwhile(what: string, last: Omit<EditedRecord, 'version'>): HttpProblem {
  const at = last.updatedAt.toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const by = last.updatedBy === null ? '' : ` by ${last.updatedBy.username}`;
  return new HttpProblem(412, `${what} was changed${by} on ${at} (UTC).`);
}

/**
 * The version that a write has to find for the caller's If-Match to hold; undefined: any.
 * @throws HttpProblem 412
 */
export function requiredVersion(
  ifMatch: string,
  what: string,
  record: EditedRecord,
): number | undefined {
  if (!matches(ifMatch, entityTag(record.version, 'staff'))) throw changedMeanwhile(what, record);
  return ifMatch.trim() === '*' ? undefined : record.version;
}

/** Reads the records of one kind for edits. `what` starts a sentence: 'This casino'. */
export function createEdits<T extends EditedRecord>({
  what,
  missing,
  byId,
}: {
  readonly what: string;
  readonly missing: string;
  readonly byId: (id: number) => PromiseLike<T | null>;
}) {
  /** @throws HttpProblem 404 */
  async function existing(id: number): Promise<T> {
    const record = await byId(id);
    if (!record) throw notFound(missing);
    return record;
  }

  return {
    existing,

    /** The record in the version that the caller has read. @throws HttpProblem 404, 412 */
    async read(id: number, ifMatch: string | undefined): Promise<T> {
      const record = await existing(id);
      if (ifMatch !== undefined) requiredVersion(ifMatch, what, record);
      return record;
    },

    /** The version that a write has to find; undefined: any. @throws HttpProblem 404, 412 */
    async versionFor(id: number, ifMatch: string | undefined): Promise<number | undefined> {
      return ifMatch === undefined ? undefined : requiredVersion(ifMatch, what, await existing(id));
    },

    /** For a write that did not find its version. @throws HttpProblem 404 */
    changedMeanwhile: async (id: number): Promise<HttpProblem> =>
      changedMeanwhile(what, await existing(id)),
  };
}
