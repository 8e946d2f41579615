import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import {
  changedMeanwhile,
  type Edit,
  type Editor,
  requiredVersion,
} from '@slots/http-kit/entity-tag';
import { badField, badRequest, notFound } from '@slots/http-kit/http-problem.error';
import type { AffiliateRecord } from './affiliate.model.ts';
import type {
  AffiliateChanges,
  AffiliateInList,
  AffiliatesRepository,
  NewAffiliate,
} from './affiliates.repository.ts';
import type { CredentialCipher } from './credential-cipher.ts';

/** An affiliate with its stored credential in plain text beside it. */
export interface AffiliateWithPassword {
  readonly affiliate: AffiliateRecord;
  readonly password: string | null;
}

export interface AffiliatesService {
  list(): Promise<AffiliateInList[]>;
  create(wanted: { readonly name: string }, by: Editor): Promise<AffiliateRecord>;
  /** @throws HttpProblem 404 */
  get(id: number): Promise<AffiliateWithPassword>;
  /**
   * What is undefined stays as it is; the password comes in plain text.
   * @throws HttpProblem 400, 404, or 412 when somebody changed it since the caller read it
   */
  update(
    id: number,
    changes: { readonly [Field in keyof AffiliateChanges]: AffiliateChanges[Field] | undefined },
    edit: Edit,
  ): Promise<AffiliateInList>;
  /**
   * Its casinos are released before and after: before, so that a failure leaves an affiliate whose
   * deletion can be repeated; after, for those that were assigned in between.
   * @throws HttpProblem 404
   */
  remove(id: number, requestId: string): Promise<void>;
  /** Adds those whose ids are not there yet; their passwords come in plain text. */
  addMissing(affiliates: readonly NewAffiliate[]): Promise<void>;
}

const THIS_AFFILIATE = 'This affiliate';

/** What a credential is bound to. */
const ownerOf = (id: number) => `affiliate:${id}`;

export function createAffiliatesService({
  affiliates,
  cipher,
  releaseCasinos,
}: {
  affiliates: AffiliatesRepository;
  cipher: CredentialCipher;
  releaseCasinos: (affiliateId: number, requestId: string) => Promise<void>;
}): AffiliatesService {
  async function existing(id: number): Promise<AffiliateRecord> {
    const affiliate = await affiliates.byId(id);
    if (!affiliate) throw notFound(AFFILIATE_NOT_FOUND);
    return affiliate;
  }

  return {
    list: () => affiliates.list(),

    async create({ name }, by) {
      return affiliates.insert({ _id: await affiliates.nextId(), name, updatedBy: by });
    },

    async get(id) {
      const affiliate = await existing(id);
      const stored = affiliate.password;
      return { affiliate, password: stored === null ? null : cipher.decrypt(stored, ownerOf(id)) };
    },

    async update(id, { password, ...rest }, { by, ifMatch, repeatedId }) {
      if (repeatedId !== undefined && repeatedId !== id) {
        throw badField('id', 'must be the id of the address');
      }
      const given = Object.fromEntries(
        Object.entries(rest).filter(([, value]) => value !== undefined),
      );
      if (typeof password === 'string') given['password'] = cipher.encrypt(password, ownerOf(id));
      if (password === null) given['password'] = null;
      if (Object.keys(given).length === 0) throw badRequest('There is nothing to change.');
      const version =
        ifMatch === undefined
          ? undefined
          : requiredVersion(ifMatch, THIS_AFFILIATE, await existing(id));
      const updated = await affiliates.update(id, given, { by, version });
      if (!updated) throw changedMeanwhile(THIS_AFFILIATE, await existing(id));
      return updated;
    },

    async remove(id, requestId) {
      await releaseCasinos(id, requestId);
      if (!(await affiliates.remove(id))) throw notFound(AFFILIATE_NOT_FOUND);
      await releaseCasinos(id, requestId);
    },

    addMissing: (missing) =>
      affiliates.insertMissing(
        missing.map((affiliate) =>
          affiliate.password
            ? { ...affiliate, password: cipher.encrypt(affiliate.password, ownerOf(affiliate._id)) }
            : affiliate,
        ),
      ),
  };
}
