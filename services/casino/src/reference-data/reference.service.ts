import type { Editor } from '@slots/http-kit/entity-tag';
import { badField, badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import type { ClientSession } from 'mongoose';
import type { ReferenceRecord } from './reference.model.ts';
import type { ReferenceFields, ReferenceRepository } from './reference.repository.ts';

/** What the specification says when one kind of reference data cannot be written. */
export interface ReferenceTexts {
  readonly notFound: string;
  readonly codeTaken: string;
  readonly inUse: string;
}

export interface ReferenceService {
  list(): Promise<ReferenceRecord[]>;
  /** @throws HttpProblem 409 when the code is taken */
  create(fields: ReferenceFields, by: Editor): Promise<ReferenceRecord>;
  /**
   * What is undefined stays as it is. `repeatedId` is the id that the body holds, if it holds one.
   * @throws HttpProblem 400, 404 or 409
   */
  update(
    id: number,
    changes: { readonly [Field in keyof ReferenceFields]?: ReferenceFields[Field] | undefined },
    edit: { readonly by: Editor; readonly repeatedId?: number | undefined },
  ): Promise<ReferenceRecord>;
  /** @throws HttpProblem 404, or 409 while a casino uses it */
  remove(id: number, by: Editor): Promise<void>;
}

export function createReferenceService({
  entries,
  isUsed,
  texts,
}: {
  entries: ReferenceRepository;
  isUsed: (id: number, session: ClientSession) => Promise<boolean>;
  texts: ReferenceTexts;
}): ReferenceService {
  function unlessTaken(result: ReferenceRecord | 'code-taken'): ReferenceRecord {
    if (result !== 'code-taken') return result;
    throw conflict(texts.codeTaken, [{ path: 'code', message: 'is taken' }]);
  }

  return {
    list: () => entries.list(),

    create: async (fields, by) => unlessTaken(await entries.insert(fields, by)),

    async update(id, changes, { by, repeatedId }) {
      if (repeatedId !== undefined && repeatedId !== id) {
        throw badField('id', 'must be the id of the address');
      }
      const given = Object.fromEntries(
        Object.entries(changes).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(given).length === 0) throw badRequest('There is nothing to change.');
      const updated = await entries.update(id, given, by);
      if (updated === null) throw notFound(texts.notFound);
      return unlessTaken(updated);
    },

    async remove(id, by) {
      const outcome = await entries.remove(id, by, (session) => isUsed(id, session));
      if (outcome === 'used') throw conflict(texts.inUse);
      if (outcome === 'missing') throw notFound(texts.notFound);
    },
  };
}
