import express, { type ErrorRequestHandler, Router } from 'express';
import type { GameStore } from '../catalogue/game-store.ts';
import { sameText } from '../signature.ts';
import type { Faults } from './faults.ts';

const MAX_BODY_SIZE = '256kb';

/** A body that cannot be read carries the status that Express found for it. */
const onUnreadable: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const readable = !(
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number'
  );
  if (readable || response.headersSent) next(error);
  else response.status(400).json({ error: `The body cannot be read: ${error.message}` });
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
    const asked = kinds.find(request.body);
    if ('problem' in asked) {
      response.status(400).json({ error: asked.problem });
      return;
    }
    const { name, kind, options } = asked;
    if (kind.reach !== 'games') {
      const added = register.add(name, kind, options);
      if (typeof added === 'string') response.status(400).json({ error: added });
      else response.status(201).json(added);
      return;
    }
    const reading = kind.read(options);
    if ('problem' in reading) response.status(400).json({ error: reading.problem });
    else {
      const changed = reading.effect.games ? store.change(reading.effect.games) : [];
      response.status(201).json({ kind: name, changed });
    }
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
  router.use(onUnreadable);
  return router;
}
