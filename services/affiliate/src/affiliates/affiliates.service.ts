import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import type { CredentialCipher } from '@slots/credential-cipher/credential-cipher';
import { assertSameId, createEdits, type Edit, type Editor } from '@slots/http-kit/entity-tag';
import { badRequest, notFound } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import type { HistoryStore } from '@slots/mongo/history';
import type { AffiliateChanges, AffiliateRecord, NewAffiliate } from './affiliate.model.ts';
import { AFFILIATE_HISTORY } from './affiliate-history.ts';
import type { AffiliateInList, AffiliatesRepository } from './affiliates.repository.ts';

/** The owner that a credential is bound to. */
const ownerOf = (id: number) => `affiliate:${id}`;

export function createAffiliatesService({
  affiliates,
  history,
  cipher,
  releaseCasinos,
}: {
  affiliates: AffiliatesRepository;
  history: Pick<HistoryStore, 'note'>;
  cipher: CredentialCipher;
  releaseCasinos: (affiliateId: number, by: Editor) => Promise<void>;
}) {
  const { existing, versionFor, changedMeanwhile } = createEdits({
    what: 'This affiliate',
    missing: AFFILIATE_NOT_FOUND,
    byId: affiliates.byId,
  });

  function readable({ _id, password }: AffiliateRecord, log: Logger): string | null {
    if (password === null) return null;
    const plain = cipher.tryDecrypt(password, ownerOf(_id), (err) =>
      log.error({ err, affiliateId: _id }, 'a stored credential cannot be read'),
    );
    return plain ?? null;
  }

  return {
    list: (): Promise<AffiliateInList[]> => affiliates.list(),
    stream: affiliates.stream,

    async create({ name }: { readonly name: string }, by: Editor): Promise<AffiliateRecord> {
      return affiliates.insert({ _id: await affiliates.nextId(), name }, by);
    },

    /**
     * An affiliate with its stored credential in plain text. The password is null too when it cannot be decrypted, which
     * is logged: everything else about the partner stays readable, and storing the password again heals it.
     * @throws HttpProblem 404
     */
    async get(id: number, log: Logger) {
      const affiliate = await existing(id);
      return { affiliate, password: readable(affiliate, log) };
    },

    /** The stored credential; its history tells who was shown it. @throws HttpProblem 404 */
    async reveal(id: number, by: Editor, log: Logger): Promise<string | null> {
      const affiliate = await existing(id);
      // Before the answer, so that no credential is revealed without a history entry.
      await history.note({
        kind: AFFILIATE_HISTORY.kind,
        recordId: id,
        name: affiliate.name,
        version: affiliate.version,
        at: new Date(),
        by,
        action: 'revealed',
        changes: [{ field: 'credential', from: null, to: null }],
      });
      return readable(affiliate, log);
    },

    /** Encrypts credentials again whose secret is not the one that counts now, so that the old one can go. */
    async renewCredentials(): Promise<void> {
      await affiliates.renewPasswords((stored, id) => {
        if (cipher.isCurrent(stored)) return undefined;
        const plain = cipher.tryDecrypt(stored, ownerOf(id));
        return plain === undefined ? undefined : cipher.encrypt(plain, ownerOf(id));
      });
    },

    /**
     * The password comes in plain text.
     * @throws HttpProblem 400, 404, or 412 when it changed since the caller read it
     */
    async update(
      id: number,
      changes: AffiliateChanges,
      { by, ifMatch, repeatedId }: Edit,
    ): Promise<AffiliateRecord> {
      const { password } = changes;
      assertSameId(id, repeatedId);
      const stored =
        password === undefined
          ? changes
          : { ...changes, password: password && cipher.encrypt(password, ownerOf(id)) };
      if (Object.keys(stored).length === 0) throw badRequest('There is nothing to change.');
      const version = await versionFor(id, ifMatch);
      const updated = await affiliates.update(id, stored, { by, version });
      if (!updated) throw await changedMeanwhile(id);
      return updated;
    },

    /**
     * Its casinos are released before and after: before, so that a failure leaves an affiliate whose
     * deletion can be repeated; after, for those that were assigned in between. A change while they are released goes
     * with the affiliate: to refuse the deletion then would leave one without its casinos.
     * @throws HttpProblem 404, or 412 when it changed since the caller read it
     */
    async remove(id: number, { by, ifMatch }: Edit): Promise<void> {
      await versionFor(id, ifMatch);
      await releaseCasinos(id, by);
      if (!(await affiliates.remove(id, by))) throw notFound(AFFILIATE_NOT_FOUND);
      await releaseCasinos(id, by);
    },

    /** Adds those whose ids are not there yet; their passwords come in plain text. */
    addMissing: (missing: readonly NewAffiliate[]): Promise<void> =>
      affiliates.insertMissing(
        missing.map((affiliate) =>
          affiliate.password
            ? { ...affiliate, password: cipher.encrypt(affiliate.password, ownerOf(affiliate._id)) }
            : affiliate,
        ),
      ),
  };
}

export type AffiliatesService = ReturnType<typeof createAffiliatesService>;
