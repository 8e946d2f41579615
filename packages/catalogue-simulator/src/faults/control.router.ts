import express, { type ErrorRequestHandler, Router } from 'express';
import type { GameStore } from '../catalogue/game-store.ts';
import { sameText } from '../signature.ts';
import { FaultRefused } from './fault-kind.ts';
import type { Faults } from './faults.ts';

const MAX_BODY_SIZE = '256kb';

const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof FaultRefused) response.status(400).json({ error: error.message });
  // A body that cannot be read carries the status that Express found for it.
  else if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    response.status(400).json({ error: `The body cannot be read: ${error.message}` });
  } else next(error);
};

/** The control calls: they put faults in force, take them away and change the games. */
export function createControlRouter({
  token,
  faults,
  store,
}: {
  token: string;
  faults: Faults;
  store: GameStore;
}): Router {
  const router = Router();
  const { kinds, register } = faults;
  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '') ?? [];
    if (sameText(given, token)) next();
    else response.status(401).json({ error: 'The control token is missing or wrong.' });
  });
  // Read as JSON whatever its type is called, so that a bare curl -d works.
  router.use(express.json({ limit: MAX_BODY_SIZE, type: () => true }));

  router.get('/faults', (_request, response) => {
    response.json({ faults: register.list(), kinds: kinds.names, games: store.games.length });
  });
  router.post('/faults', (request, response) => {
    const { name, kind, options } = kinds.find(request.body);
    if (kind.reach !== 'games') {
      response.status(201).json(register.add(name, kind, options));
      return;
    }
    const { games } = kind.read(options);
    response.status(201).json({ kind: name, changed: games ? store.change(games) : [] });
  });
  router.delete('/faults', (_request, response) => {
    register.clear();
    response.status(204).end();
  });
  router.delete('/faults/:id', (request, response) => {
    if (register.remove(Number(request.params.id))) response.status(204).end();
    else response.status(404).json({ error: 'There is no such fault in force.' });
  });
  router.delete('/games', (_request, response) => {
    store.restore();
    response.status(204).end();
  });
  router.use(onError);
  return router;
}
