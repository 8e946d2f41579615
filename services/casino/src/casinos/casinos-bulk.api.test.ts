import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { bulkChangeCasinos } from '@slots/contracts/casino/casinos-bulk';
import { getCasinoHistory } from '@slots/contracts/casino/history';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin, affiliateService } = service;
const MISSING = 999_999;

afterAll(() => service.stop());

async function createdId(name: string): Promise<number> {
  return casino.parse((await admin('POST', '/api/casinos', { name })).body).id;
}

const bulk = (body: unknown, by = user) => by('POST', '/api/casinos/many', body);

async function historyOf(id: number) {
  const answer = await admin('GET', `/api/casinos/${id}/history`);
  return getCasinoHistory.responses[200].parse(answer.body).data;
}

/** The first cell of each row of a CSV file. */
async function idsIn(path: string): Promise<number[]> {
  const { status, body } = await user('GET', path);
  expect(status).toBe(200);
  const rows = String(body).trim().split('\r\n').slice(1);
  return rows.map((row) => Number(/^\d+/.exec(row)?.[0]));
}

describe('casinos in bulk', () => {
  test('are published in one call, with an outcome and a history each', async () => {
    const [draft, published] = [await createdId('Draft'), await createdId('Published')];
    await admin('PATCH', `/api/casinos/${published}`, { published: true });
    const answer = await bulk({ ids: [draft, published, MISSING, draft], change: 'publish' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      results: [
        { id: draft, outcome: 'done', version: expect.any(Number) },
        { id: published, outcome: 'unchanged' },
        { id: MISSING, outcome: 'refused', reason: 'Casino Not Found' },
      ],
    });
    expect((await visitor('GET', `/api/casinos/${draft}`)).status).toBe(200);
    expect((await historyOf(draft))[0]).toMatchObject({
      action: 'published',
      by: { username: 'user' },
    });
    expect(await historyOf(published)).toHaveLength(2);
    await bulk({ ids: [draft], change: 'unpublish' });
    expect((await visitor('GET', `/api/casinos/${draft}`)).status).toBe(403);
  });

  test('are taken back only where nobody has changed them since', async () => {
    const ids = [await createdId('Left alone'), await createdId('Changed since')];
    const by = { id: 12, username: 'admin' };
    const versionsOf = ({ body }: { body: unknown }) =>
      bulkChangeCasinos.responses[200].parse(body).results.map(({ version = -1 }) => version);
    const changeSince = () => admin('PATCH', `/api/casinos/${ids[1]}`, { rating: '4.5' });
    const reason = expect.stringMatching(/^This casino was changed by admin on .+ \(UTC\)\.$/);
    const partly = {
      results: [
        expect.objectContaining({ id: ids[0], outcome: 'done' }),
        { id: ids[1], outcome: 'refused', reason },
      ],
    };

    const published = versionsOf(await bulk({ ids, change: 'publish' }));
    await changeSince();
    const unpublish = { ids, versions: published, change: 'unpublish' };
    expect((await bulk(unpublish)).body).toEqual(partly);
    expect((await visitor('GET', `/api/casinos/${ids[1]}`)).status).toBe(200);
    expect((await bulk({ ...unpublish, versions: [1] })).status).toBe(400);

    const assign = (affiliateId: number | null, versions?: number[]) =>
      affiliateService('PUT', '/internal/casinos/affiliate', { ids, affiliateId, by, versions });
    const assigned = versionsOf(await assign(5));
    await changeSince();
    await admin('PATCH', `/api/casinos/${ids[1]}`, { rating: '4.6' });
    expect((await assign(null, assigned)).body).toEqual(partly);
  });

  test('are at most 500, and at least one, and nobody’s but the staff’s', async () => {
    const ids = Array.from({ length: 501 }, (_none, index) => index + 1);
    expect((await bulk({ ids, change: 'publish' })).status).toBe(400);
    expect((await bulk({ ids: [], change: 'publish' })).body).toMatchObject({
      message: 'Please select at least one record.',
    });
    expect((await bulk({ ids: [1], change: 'delete' })).status).toBe(400);
    expect((await bulk({ ids: [1], change: 'publish' }, visitor)).status).toBe(401);
  });

  test('are assigned in one call of the affiliate service, which is told whose they were', async () => {
    const [first, second] = [await createdId('Assigned'), await createdId('Free')];
    const by = { id: 12, username: 'admin' };
    const assign = (ids: number[], affiliateId: number | null) =>
      affiliateService('PUT', '/internal/casinos/affiliate', { ids, affiliateId, by });
    await assign([first], 3);
    expect((await assign([first, second, MISSING], 4)).body).toEqual({
      results: [
        { id: first, outcome: 'done', from: 3, version: expect.any(Number) },
        { id: second, outcome: 'done', from: null, version: expect.any(Number) },
        { id: MISSING, outcome: 'refused', reason: 'Casino Not Found' },
      ],
    });
    expect((await assign([first], 4)).body).toEqual({
      results: [{ id: first, outcome: 'unchanged' }],
    });
    expect((await historyOf(second))[0]).toMatchObject({ by });
    const body = { ids: [first], affiliateId: 4, by };
    expect((await superAdmin('PUT', '/internal/casinos/affiliate', body)).status).toBe(401);
  });
});

describe('the list of casinos', () => {
  let ids: number[];
  beforeAll(async () => {
    ids = [];
    for (const name of ['zeta file', 'Alpha File', '@eta file']) ids.push(await createdId(name));
    await admin('PATCH', `/api/casinos/${ids[0]}`, { description: 'Last, but "good".' });
    const licence = { action: 'add', licenceId: 1 };
    await admin('PATCH', `/api/casinos/${ids[1]}/gambling-licences`, licence);
  });

  test('is sorted by name, id or last change', async () => {
    const sorted = async (sort: string) => {
      const answer = await user('GET', `/api/casinos?search=file&page=1&limit=10&sort=${sort}`);
      const { casinos } = JSON.parse(JSON.stringify(answer.body));
      return casinos.map(({ id }: { id: number }) => id);
    };
    const [zeta, alpha, eta] = ids;
    expect(await sorted('name')).toEqual([eta, alpha, zeta]);
    expect(await sorted('-name')).toEqual([zeta, alpha, eta]);
    expect(await sorted('id')).toEqual([zeta, alpha, eta]);
    expect(await sorted('-updated')).toEqual([alpha, zeta, eta]);
    expect((await user('GET', '/api/casinos?sort=slug')).status).toBe(400);
  });

  test('is a file, filtered and sorted as it is, or of chosen ones', async () => {
    const [zeta, alpha, eta] = ids;
    expect(await idsIn('/api/casinos.csv?search=file&sort=name')).toEqual([eta, alpha, zeta]);
    expect(await idsIn('/api/casinos.csv?licence=1')).toEqual([alpha]);
    expect(await idsIn(`/api/casinos.csv?ids=${zeta},${alpha}&sort=id`)).toEqual([zeta, alpha]);
    expect(await idsIn(`/api/casinos.csv?search=${zeta}&partOfId=true`)).toContain(zeta);
    expect(await idsIn('/api/casinos.csv?affiliate=77')).toEqual([]);
    const { body } = await user('GET', `/api/casinos.csv?ids=${ids.join()}`);
    expect(body).toContain(`"'@eta file"`);
    expect(body).toContain('"Last, but ""good""."');
    expect(body).toContain('"UK Gambling Commission"');
    expect((await visitor('GET', '/api/casinos.csv')).status).toBe(401);
    expect((await user('GET', '/api/casinos.csv?ids=1,x')).status).toBe(400);
  });

  test('promotions and reference data are files too', async () => {
    const casinoId = ids[0];
    const offer = {
      casinoId,
      headline: '=HYPERLINK("x")',
      score: 80,
      cpa: 30,
      countries: ['GB'],
      kind: 'deposit-match',
      wagering: { times: 10.5, of: 'bonus' },
      minDeposit: { amount: 10, currency: 'GBP' },
      freeSpins: 50,
      countryLinks: ['DE', 'AT'].map((country) => ({ country, url: 'https://go.example/' })),
    };
    expect((await admin('POST', '/api/promotions', offer)).status).toBe(201);
    const { body } = await user('GET', `/api/promotions.csv?casino=${casinoId}`);
    expect(String(body).split('\r\n')[1]).toMatch(
      /^\d+,\d+,"zeta file","'=HYPERLINK\(""x""\)",,,80,,30,"GB",,,"deposit-match",,"10.5 bonus","10.00 GBP",,,,50,,,,"DE https:\/\/go.example\/\nAT https:\/\/go.example\/",/,
    );
    for (const list of ['payment-methods', 'gambling-licences', 'currencies']) {
      const answer = await user('GET', `/api/${list}.csv?sort=-code`);
      expect(answer.status).toBe(200);
      expect(String(answer.body)).toContain('"ID"');
      expect((await visitor('GET', `/api/${list}.csv`)).status).toBe(401);
    }
    expect((await user('GET', '/api/payment-methods.csv?sort=-name')).status).toBe(200);
    // A currency has no name.
    expect((await user('GET', '/api/currencies.csv?sort=-name')).status).toBe(400);
  });
});
