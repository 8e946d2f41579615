import type { Staff } from '@slots/tokens/claims';
import { HttpProblem } from './http-problem.error.ts';

/** The last editor of a record, as stored with it. */
export interface Editor {
  readonly id: number;
  readonly username: string;
  /** Where a program made the change with an API key of theirs. */
  readonly key?: { readonly id: number; readonly name: string } | undefined;
}

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

/** 412: the record was changed since the caller read it. `what` starts the sentence: 'This casino'. */
export function changedMeanwhile(
  what: string,
  last: { readonly updatedAt: Date; readonly updatedBy: Editor | null },
): HttpProblem {
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
  record: {
    readonly version: number;
    readonly updatedAt: Date;
    readonly updatedBy: Editor | null;
  },
): number | undefined {
  if (!matches(ifMatch, entityTag(record.version, 'staff'))) throw changedMeanwhile(what, record);
  return ifMatch.trim() === '*' ? undefined : record.version;
}
