import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createChangedData } from '@slots/changes/changed-data';
import { clientNetwork } from '@slots/contracts/client-network';
import type { Logger } from '@slots/logger/logger';
import { beginTrace, newTraceId } from '@slots/telemetry/trace';
import { cookieName } from '@slots/tokens/cookies';
import type { Answers } from '../answers/answers.ts';
import { fieldsOf } from '../answers/head.ts';
import type { RefuseOverQuota } from '../answers/over-quota.ts';
import type { Changes } from '../changes/changes.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ClientAddress } from '../request/client-address.ts';
import { createPlans, type GroupPlan, type Plan } from '../routing/cache-plans.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { responseLines } from '../upstreams/headers.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import type { VisitorGroups } from '../visitors/visitor-groups.ts';
import { createCacheCounts } from './cache-counts.ts';
import type { CachedResponse, Variant } from './cached-response.ts';
import { createCodingChoice } from './codings.ts';
import { createFills, type Outcome } from './fills.ts';
import type { OutsideCaching } from './outside-caching.ts';
import { readHints } from './request-hints.ts';
import { type SentAnswer, sendCached } from './send-cached.ts';
import { createStore } from './store.ts';

/** Longest wait for a new answer while an old one can be sent. */
const PATIENCE_MS = 1_000;
/** Pause after a failed attempt before an owner is asked again. */
const RETRY_MS = 2_000;

interface PublicCacheOptions {
  /** Maximum memory for answers. */
  readonly bytes: number;
  /**
   * Reads after a change must show it. After a failed or refused write the owner is asked again; while it is
   * unreachable, known answers stay in use.
   */
  readonly changes: Changes;
  /** Directives for caches further out. */
  readonly outside: OutsideCaching;
  readonly secure: boolean;
  readonly tables: Readonly<Record<'contracts' | 'site', RouteTable>>;
  readonly upstreams: Upstreams;
  readonly answers: Answers;
  readonly limits: RateLimits | undefined;
  readonly refuse: RefuseOverQuota;
  readonly clientAddress: ClientAddress;
  /** The country of a visitor's address, null when it is unknown. */
  readonly countryOf: (address: string) => string | null;
  readonly groups: VisitorGroups;
  readonly logger: Logger;
}

/** Caches responses to visitors until the owner of their data says that it changed. */
export function createPublicCache(options: PublicCacheOptions) {
  const { answers, changes, limits, refuse, clientAddress, countryOf, groups, logger } = options;
  const sessionCookie = cookieName('token', options.secure);
  const changedData = createChangedData((tags) => store.purge(tags));
  const store = createStore({
    bytes: options.bytes,
    stampOf: changedData.stampOf,
    onError: (error) => logger.error({ err: error }, 'a cached response was not packed'),
  });
  const planOf = createPlans(options.tables);
  const codingOf = createCodingChoice();
  const counts = createCacheCounts(store);
  changes.listen({ changed: changedData.changed, missed: changedData.allChanged });
  const fills = createFills({
    upstreams: options.upstreams,
    answers,
    changedData,
    outside: options.outside,
    logger,
    keep: store.put,
  });

  /** The plan for the visitors who share an answer with the one at this address. */
  function planFor(plan: Plan | GroupPlan, address: string): GroupPlan {
    if ('key' in plan) return plan;
    const visitor = countryOf(address);
    const group = plan.rule.varies === 'page' ? groups.ofPage(visitor) : groups.ofAnswer(visitor);
    const { key, country } = group;
    return { ...plan, key: `${plan.target}\n${key}`, country: country ?? undefined };
  }

  /** Renews an answer that was sent stale. */
  async function renew(plan: GroupPlan, cached: CachedResponse, address: string): Promise<void> {
    if (cached.renewing) return;
    cached.renewing = true;
    const outcome = await fills.join(plan, { trace: beginTrace('GET', undefined), address })
      .outcome;
    cached.renewing = false;
    if (isFailure(outcome)) cached.failingUntil = performance.now() + RETRY_MS;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { key }: GroupPlan,
    sent: SentAnswer,
  ): void {
    const { answer } = sent;
    const coding = codingOf(sent.hints.acceptEncoding);
    const ready = answer.ready(coding);
    if (ready) {
      store.sent(answer, ready);
      sendCached(request, response, sent, ready);
      return;
    }
    const sendWhenReady = async () => {
      const onMade = (made: Variant) => store.made(key, answer, made);
      const variant = await answer
        .variant(coding, onMade)
        .catch(() => answer.variant('identity', onMade));
      if (!response.destroyed) sendCached(request, response, sent, variant);
    };
    sendWhenReady().catch((error: unknown) => {
      logger.error({ requestId: sent.requestId, err: error }, 'a cached response was not sent');
      response.destroy();
    });
  }

  /** A response that may be sent at once, with its age: fresh, old, or old and not to be renewed. */
  function usable(plan: GroupPlan, now: number): { answer: CachedResponse; age: Age } | undefined {
    const answer = store.get(plan);
    if (!answer) return undefined;
    const { madeAt, freshUntil, usableUntil, keptUntil } = answer.times;
    const doubtful = changedData.isDoubtful(plan.rule, madeAt, now);
    if (now < freshUntil && !doubtful) return { answer, age: 'fresh' };
    const failing = now < answer.failingUntil;
    if (now < usableUntil && !doubtful) return { answer, age: failing ? 'unrenewed' : 'old' };
    return failing && now < keptUntil ? { answer, age: 'unrenewed' } : undefined;
  }

  /** Answers with a response that is not cached. */
  function answerOther(
    response: ServerResponse,
    { context, plan }: { readonly context: RequestContext; readonly plan: GroupPlan },
    outcome: Exclude<Outcome, { kind: 'made' }>,
    next: () => void,
  ): void {
    if (outcome.kind === 'failed') {
      answers.problem(response, context.requestId, outcome.problem);
    } else if (outcome.requestId === context.requestId && !losesQuery(outcome, context, plan)) {
      const lines = responseLines(outcome, context, answers);
      response.writeHead(outcome.status, fieldsOf(lines)).end(outcome.body);
    } else {
      next();
    }
  }

  return {
    counts,

    /**
     * Answers a visitor's request from memory, or returns its plan for the policy `public-cache`.
     * Undefined: the request is not cacheable.
     */
    answer(request: IncomingMessage, response: ServerResponse): 'answered' | GroupPlan | undefined {
      const { method, url } = request;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const shared = planOf(url ?? '');
      if (!shared) return undefined;
      const hints = readHints(request, sessionCookie);
      if (!hints.anonymous || !changes.isInSync()) {
        counts.add('bypass');
        return undefined;
      }
      const address = clientAddress(request);
      const plan = planFor(shared, address);
      const found = usable(plan, performance.now());
      if (!found) return plan;
      const verdict = limits?.take(plan.route.rateClass, clientNetwork(address));
      if (verdict && !verdict.allowed) {
        const { route } = plan;
        refuse(response, newTraceId(), { route, countedClass: route.rateClass, verdict });
        return 'answered';
      }
      const { answer, age } = found;
      counts.add(age === 'fresh' ? 'hit' : 'stale');
      if (age === 'old') void renew(plan, answer, address);
      send(request, response, plan, {
        answer,
        hints,
        requestId: newTraceId(),
        rateLimitLines: verdict?.lines ?? '',
        marked: age === 'unrenewed',
      });
      return 'answered';
    },

    /** Answers what `answer` could not, by asking the owner; calls `next` when only the proxy can. */
    async fetch(
      request: IncomingMessage,
      response: ServerResponse,
      { context, plan }: { readonly context: RequestContext; readonly plan: GroupPlan },
      next: () => void,
    ): Promise<void> {
      const { requestId, trace, address, rateLimitLines } = context;
      const flight = fills.join(plan, { trace, address });
      response.once('close', flight.leave);
      const cached = store.get(plan);
      const old = cached && performance.now() < cached.times.keptUntil ? cached : undefined;
      const outcome = await (old
        ? Promise.race([flight.outcome, delay(PATIENCE_MS, undefined, { ref: false })])
        : flight.outcome);
      if (response.destroyed) return;
      const isStillTrue = old !== undefined && store.get(plan) === old;
      const hints = readHints(request, sessionCookie);
      const more = { hints, requestId, rateLimitLines };
      if (outcome?.kind === 'made') {
        counts.add('miss');
        send(request, response, plan, { ...more, answer: outcome.answer, marked: false });
      } else if (isFailure(outcome) && isStillTrue) {
        old.failingUntil = performance.now() + RETRY_MS;
        // A request that is only slow continues, for later callers.
        if (!outcome) void renew(plan, old, address);
        counts.add('stale');
        send(request, response, plan, { ...more, answer: old, marked: true });
      } else {
        counts.add('miss');
        const last = outcome ?? (await flight.outcome);
        if (last.kind !== 'made') answerOther(response, { context, plan }, last, next);
        else send(request, response, plan, { ...more, answer: last.answer, marked: false });
      }
    },

    close: () => store.clear(),
  };
}

export type PublicCache = ReturnType<typeof createPublicCache>;

/** True for a redirect of a request with more query than the owner was asked: the target needs it too. */
function losesQuery(
  { status }: { readonly status: number },
  { path, search }: RequestContext,
  { target }: GroupPlan,
): boolean {
  return status >= 300 && status < 400 && path + search !== target;
}

/** True when the owner failed, or has not answered yet. */
function isFailure(outcome: Outcome | undefined): boolean {
  return (
    outcome === undefined ||
    outcome.kind === 'failed' ||
    (outcome.kind === 'passed' && outcome.status >= 500)
  );
}

type Age = 'fresh' | 'old' | 'unrenewed';
