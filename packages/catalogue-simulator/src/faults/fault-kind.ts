import type { Response } from 'express';
import type { z } from 'zod';
import type { GameEdit } from '../catalogue/game-store.ts';

/** The effects of a fault on an answer; each part is a step of a list call, in this order. */
export interface Effect {
  /** Answers instead of the catalogue; it may call `proceed` to have the call answered after all. */
  readonly answer?: (response: Response, proceed: () => void) => void;
  /** Changes the games before they are filtered and ordered. */
  readonly games?: GameEdit;
  /**
   * Puts what was found in another order, before the page is cut out of it.
   * @param turn 0 for the first request that the fault hits, and one more for each that follows
   */
  readonly arrange?: <T>(found: readonly T[], turn: number) => readonly T[];
  /** Changes the entries of the page. */
  readonly items?: (items: readonly unknown[]) => readonly unknown[];
  /** Sends the finished JSON text instead of the usual way. */
  readonly send?: (response: Response, body: string) => void;
}

/**
 * The reach of a fault. `list`: the answers of the API's lists. `any`: those and the launcher.
 * `games`: the games themselves, so that a control call changes the data and not some answers.
 */
export type Reach = 'list' | 'any' | 'games';

/** What was asked for is no fault; the message says in one sentence what is wrong with it. */
export class FaultRefused extends Error {}

/** @throws FaultRefused with the path of every mistake */
export function parseFault<S extends z.ZodType>(schema: S, told: unknown): z.output<S> {
  const parsed = schema.safeParse(told);
  if (parsed.success) return parsed.data;
  throw new FaultRefused(
    parsed.error.issues
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
      .join('; '),
  );
}

/** One kind of fault: where it strikes, the options it takes and what they make it do. */
export interface FaultKind {
  readonly reach: Reach;
  /**
   * @param options the fault as it was told, without what says which requests it hits
   * @throws FaultRefused
   */
  read(options: unknown): Effect;
}

/** Joins a kind's options with the effect they have, so that only parsed options ever reach it. */
export function defineFault<O extends z.ZodType>(
  reach: Reach,
  options: O,
  effect: (options: z.output<O>) => Effect,
): FaultKind {
  return { reach, read: (told) => effect(parseFault(options, told)) };
}
