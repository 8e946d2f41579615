import { check, sleep } from 'k6';
import http from 'k6/http';
import { target } from '../lib/target.ts';

const base = target();
const JSON_BODY = { headers: { 'content-type': 'application/json', prefer: 'respond-async' } };

/** Signs in, lets everything in the catalogue be imported, and looks at the progress until it is done. */
export default function importEverything(): void {
  importFound('');
}

/** The same with what a search of the catalogue finds. */
export function importFound(search: string): void {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password } = __ENV;
  if (!password) throw new Error('ADMIN_PASSWORD is needed: the password of a super administrator');
  const login = http.post(
    `${base}/api/auth/login`,
    JSON.stringify({ username, password }),
    JSON_BODY,
  );
  if (!check(login, { 'staff sign in': ({ status }) => status === 200 })) return sleep(1);

  const started = http.post(`${base}/api/game-import/all`, JSON.stringify({ search }), JSON_BODY);
  if (!check(started, { 'an import is queued': ({ status }) => status === 202 })) return sleep(1);
  const job = `${base}/api/game-import/jobs/${started.json('jobId')}`;
  for (;;) {
    const state = http.get(job, { tags: { name: 'import progress' } });
    check(state, { 'progress is told': ({ status }) => status === 200 });
    if (state.json('finishedAt')) break;
    sleep(1);
  }
}
