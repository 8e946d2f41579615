import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import { notFound } from '@slots/http-kit/http-problem.error';
import type { AffiliateRecord } from './affiliate.model.ts';
import type {
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
  create(wanted: { readonly name: string }): Promise<AffiliateRecord>;
  /** @throws HttpProblem 404 */
  get(id: number): Promise<AffiliateWithPassword>;
  /** Adds those whose ids are not there yet; their passwords come in plain text. */
  addMissing(affiliates: readonly NewAffiliate[]): Promise<void>;
}

/** What a credential is bound to. */
const ownerOf = (id: number) => `affiliate:${id}`;

export function createAffiliatesService({
  affiliates,
  cipher,
}: {
  affiliates: AffiliatesRepository;
  cipher: CredentialCipher;
}): AffiliatesService {
  return {
    list: () => affiliates.list(),

    async create({ name }) {
      return affiliates.insert({ _id: await affiliates.nextId(), name });
    },

    async get(id) {
      const affiliate = await affiliates.byId(id);
      if (!affiliate) throw notFound(AFFILIATE_NOT_FOUND);
      const stored = affiliate.password;
      return { affiliate, password: stored === null ? null : cipher.decrypt(stored, ownerOf(id)) };
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
