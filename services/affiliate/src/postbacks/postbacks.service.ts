import { AFFILIATE_NOT_FOUND } from '@slots/contracts/affiliate/affiliates';
import { POSTBACK_NOT_FOUND } from '@slots/contracts/affiliate/postbacks';
import { CallRefused } from '@slots/contracts/parse-call';
import type { Editor } from '@slots/http-kit/entity-tag';
import { HttpProblem, notFound } from '@slots/http-kit/http-problem.error';
import { randomToken } from '@slots/tokens/random-token';
import type { AffiliatesRepository, PostbackAccess } from '../affiliates/affiliates.repository.ts';
import { UNMATCHED } from '../conversions/click-facts.ts';
import type { ConversionRecord } from '../conversions/conversion.model.ts';
import type { ConversionBatches } from '../conversions/conversion-batches.ts';
import type { ConversionsRepository } from '../conversions/conversions.repository.ts';
import { isKey, previousUntil, storedKey } from './postback-keys.ts';
import type { CountPostback } from './postback-metrics.ts';
import { type Given, type ParameterNames, readPostback } from './postback-reading.ts';
import type { WrongKeys } from './wrong-keys.ts';

const AFFILIATE_ID = /^\d{1,15}$/;
const SOURCE = 'postback';
/** Of an address, a path or a query alone; behind a parameter's name a ? is part of a value. */
const BEFORE_QUERY = /^[^?=&]*\?/;

export interface ReceivedPostback {
  /** As the path has them. */
  readonly affiliateId: string;
  readonly key: string;
  /** The parameters of the query and, of a form, of the body. */
  readonly places: readonly Given[];
  readonly address: string;
}

function namesOf({ postbackParameters }: PostbackAccess): ParameterNames {
  const stored = postbackParameters ?? [];
  return Object.fromEntries(stored.map(({ parameter, name }) => [parameter, name]));
}

export function createPostbacksService({
  affiliates,
  batches,
  conversions,
  wrongKeys,
  count,
  publicOrigin,
}: {
  affiliates: Pick<AffiliatesRepository, 'postbackAccess' | 'setPostbackKey'>;
  batches: ConversionBatches;
  conversions: Pick<ConversionsRepository, 'factsOf'>;
  wrongKeys: WrongKeys;
  count: CountPostback;
  publicOrigin: string;
}) {
  async function access(id: number): Promise<PostbackAccess> {
    const found = await affiliates.postbackAccess(id);
    if (!found) throw notFound(AFFILIATE_NOT_FOUND);
    return found;
  }

  async function taken({ affiliateId, key, places, address }: ReceivedPostback) {
    const found = AFFILIATE_ID.test(affiliateId)
      ? await affiliates.postbackAccess(Number(affiliateId))
      : null;
    if (!isKey(found?.postbackKey ?? null, key, Date.now()) || !found) {
      wrongKeys.count(address, found?._id ?? null);
      throw notFound(POSTBACK_NOT_FOUND);
    }
    const { at, ...read } = readPostback(places, namesOf(found));
    return batches.record({
      ...read,
      affiliateId: found._id,
      at: at ?? new Date(),
      source: SOURCE,
    });
  }

  return {
    /** Resolves when it is stored. @throws HttpProblem 404, 429; CallRefused */
    async receive(postback: ReceivedPostback) {
      try {
        count(await taken(postback));
      } catch (error) {
        if (error instanceof CallRefused) count('malformed');
        else if (error instanceof HttpProblem && error.status < 500) count('unknown');
        else count('failed');
        throw error;
      }
    },

    /** Tells what a postback of this affiliate would be understood as. @throws HttpProblem 404; CallRefused */
    async try(affiliateId: number, query: string): Promise<Omit<ConversionRecord, '_id'>> {
      const found = await access(affiliateId);
      const given = new URLSearchParams(query.replace(BEFORE_QUERY, ''));
      const place = Object.fromEntries(
        [...new Set(given.keys())].map((name) => [name, given.getAll(name)]),
      );
      const { at, ...read } = readPostback([place], namesOf(found));
      const facts =
        read.clickId === null ? null : await conversions.factsOf(read.clickId, affiliateId);
      return {
        ...read,
        affiliateId,
        at: at ?? new Date(),
        source: SOURCE,
        matched: facts !== null,
        ...(facts ?? UNMATCHED),
      };
    },

    /** The key is returned only this once. @throws HttpProblem 404 */
    async makeKey(
      affiliateId: number,
      by: Editor,
    ): Promise<{ key: string; url: string; previousUntil: Date | null }> {
      const key = randomToken();
      const moment = Date.now();
      const made = await affiliates.setPostbackKey(
        affiliateId,
        (current) => storedKey(key, current, moment),
        by,
      );
      if (!made) throw notFound(AFFILIATE_NOT_FOUND);
      const url = `${publicOrigin}/api/postbacks/${affiliateId}/${key}`;
      return { key, url, previousUntil: previousUntil(made, moment) };
    },

    /** @throws HttpProblem 404 */
    async key(affiliateId: number) {
      const stored = (await access(affiliateId)).postbackKey ?? null;
      return {
        createdAt: stored?.createdAt ?? null,
        previousUntil: previousUntil(stored, Date.now()),
      };
    },
  };
}

export type PostbacksService = ReturnType<typeof createPostbacksService>;
