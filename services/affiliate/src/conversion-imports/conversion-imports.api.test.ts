import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  conversionImport,
  importPreview,
  MAX_REPORT_BYTES,
  REPORT_TOO_LARGE,
} from '@slots/contracts/affiliate/conversion-imports';
import { createLogger } from '@slots/logger/logger';
import { createSequence } from '@slots/mongo/sequence';
import type { ApiAnswer } from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import mongoose, { type Connection } from 'mongoose';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { conversionImportModels } from './conversion-import.model.ts';
import { createConversionImportsRepository } from './conversion-imports.repository.ts';
import { createConversionImportsService } from './conversion-imports.service.ts';
import { createReportFiles } from './report-files.repository.ts';

const PATH = '/api/conversions/imports';
const MAPPING = { tx: 'Ref', event: 'Type', amount: 'Sum', currency: 'Cur', at: 'Day' };
const FORMAT = { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD' } as const;
const HEADER = 'Ref,Type,Sum,Cur,Day';

let system: Awaited<ReturnType<typeof startAffiliateUnderTest>>;
let database: Connection;

beforeAll(async () => {
  system = await startAffiliateUnderTest();
  database = system.connection;
  await system.superAdmin('POST', '/api/affiliates', { name: 'Summit Partners' });
  await system.superAdmin('POST', '/api/affiliates', { name: 'Harbour Media' });
}, 60_000);
afterAll(() => system.stop());

interface Report {
  readonly affiliateId?: number;
  readonly file?: unknown;
  readonly mapping?: unknown;
  readonly format?: unknown;
  readonly dryRun?: unknown;
}

const send = (report: Report): Promise<ApiAnswer> =>
  system.admin('POST', PATH, { affiliateId: 1, mapping: MAPPING, format: FORMAT, ...report });

async function preview(report: Report) {
  const answer = await send({ ...report, dryRun: true });
  expect(answer.status).toBe(200);
  return importPreview.parse(answer.body);
}

const job = async (id: number) =>
  conversionImport.parse((await system.admin('GET', `${PATH}/${id}`)).body);

async function imported(report: Report) {
  const answer = await send(report);
  expect(answer.status).toBe(202);
  const { id } = conversionImport.parse(answer.body);
  expect(answer.headers.get('location')).toBe(`${PATH}/${id}`);
  return until(
    async () => {
      const current = await job(id);
      expect(current.status).toBe('done');
      return current;
    },
    { timeoutMs: 20_000 },
  );
}

const stored = (tx: string) => database.collection('conversions').findOne({ tx });

function form(file: Buffer, fields: Readonly<Record<string, string>> = {}): FormData {
  const sent = new FormData();
  const all = {
    affiliateId: '1',
    mapping: JSON.stringify(MAPPING),
    format: JSON.stringify(FORMAT),
    dryRun: 'true',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) sent.set(name, value);
  sent.set('file', new Blob([new Uint8Array(file)], { type: 'text/csv' }), 'report.csv');
  return sent;
}

describe('a dry run of a report', () => {
  test('tells its columns, its rows as they are understood and what is wrong, and stores nothing', async () => {
    const file = [
      `${HEADER},Note`,
      'a-1,deposit,"1,234.5",gbp,2026-11-02,"two\nlines"',
      'a-2,revenue,-3.10,EUR,2026-11-02 14:30:15,',
      'a-3,signup,1,GBP,2026-11-02,',
      '',
      ',cpa,5.001,,2026-13-02,',
      'a-4,registration,,,,',
    ].join('\r\n');
    expect(await preview({ file })).toEqual({
      columns: ['Ref', 'Type', 'Sum', 'Cur', 'Day', 'Note'],
      total: 5,
      rows: [
        {
          row: 1,
          tx: 'a-1',
          event: 'deposit',
          clickid: null,
          amount: '1234.50',
          currency: 'GBP',
          at: '2026-11-02T00:00:00.000Z',
        },
        {
          row: 2,
          tx: 'a-2',
          event: 'revenue',
          clickid: null,
          amount: '-3.10',
          currency: 'EUR',
          at: '2026-11-02T14:30:15.000Z',
        },
        {
          row: 6,
          tx: 'a-4',
          event: 'registration',
          clickid: null,
          amount: null,
          currency: null,
          at: null,
        },
      ],
      failed: 2,
      errors: expect.arrayContaining([
        { row: 3, column: 'Type', message: expect.any(String) },
        { row: 5, column: 'Ref', message: expect.any(String) },
        { row: 5, column: 'Sum', message: expect.any(String) },
        { row: 5, column: 'Cur', message: expect.any(String) },
        { row: 5, column: 'Day', message: 'must be a day as YYYY-MM-DD' },
      ]),
    });
    expect(await database.collection('conversions').countDocuments({})).toBe(0);
    expect(await database.collection('conversion_imports').countDocuments({})).toBe(0);
  });

  test.each([
    ['.', '1,234.56', '1234.56'],
    ['.', '1234', '1234.00'],
    ['.', '-1 234 567.8', '-1234567.80'],
    ['.', "12'345.00", '12345.00'],
    ['.', '1.234,56', undefined],
    ['.', '1,23', undefined],
    ['.', '12,34,567', undefined],
    ['.', '£5', undefined],
    [',', '1.234,56', '1234.56'],
    [',', '1.234', '1234.00'],
    [',', '0,5', '0.50'],
    [',', '\u22121\u00a0234,00', '-1234.00'],
    [',', '1,234.56', undefined],
    [',', '12.34', undefined],
    [',', '1,234', undefined],
  ])('with %s before the decimals reads %s as %s', async (decimal, amount, understood) => {
    const { rows, errors } = await preview({
      file: `Ref;Sum\nx-1;"${amount}"\n`,
      mapping: {
        tx: 'Ref',
        event: { value: 'revenue' },
        amount: 'Sum',
        currency: { value: 'eur' },
      },
      format: { ...FORMAT, delimiter: ';', decimal },
    });
    expect(rows.map((row) => row.amount)).toEqual(understood === undefined ? [] : [understood]);
    expect(errors.map(({ column }) => column)).toEqual(understood === undefined ? ['Sum'] : []);
  });

  test.each([
    ['YYYY-MM-DD', '2026-02-28', '2026-02-28T00:00:00.000Z'],
    ['YYYY-MM-DD', '2026-02-28T10:20:30.5+02:00', '2026-02-28T08:20:30.500Z'],
    ['YYYY-MM-DD', '2026-02-29', undefined],
    ['YYYY-MM-DD', '03/04/2026', undefined],
    ['DD/MM/YYYY', '03/04/2026', '2026-04-03T00:00:00.000Z'],
    ['DD/MM/YYYY', '3.4.2026 9:05', '2026-04-03T09:05:00.000Z'],
    ['DD/MM/YYYY', '04/13/2026', undefined],
    ['DD/MM/YYYY', '2026-04-03', undefined],
    ['MM/DD/YYYY', '03/04/2026', '2026-03-04T00:00:00.000Z'],
    ['MM/DD/YYYY', '3/4/2026 12:05 AM', '2026-03-04T00:05:00.000Z'],
    ['MM/DD/YYYY', '3/4/2026, 3:45:10 pm', '2026-03-04T15:45:10.000Z'],
    ['MM/DD/YYYY', '13/04/2026', undefined],
    ['MM/DD/YYYY', '03/04/26', undefined],
    ['MM/DD/YYYY', '03/04/2026 25:00', undefined],
  ])('with days as %s reads %s as %s', async (date, at, understood) => {
    const { rows, errors } = await preview({
      file: `Ref\tDay\nx-1\t${at}\n`,
      mapping: { tx: 'Ref', event: { value: 'registration' }, at: 'Day' },
      format: { ...FORMAT, delimiter: '\t', date },
    });
    expect(rows.map((row) => row.at)).toEqual(understood === undefined ? [] : [understood]);
    expect(errors.map(({ column }) => column)).toEqual(understood === undefined ? ['Day'] : []);
  });

  test('shows twenty rows of many, and the errors of all', async () => {
    const lines = Array.from({ length: 50 }, (_, at) => `t-${at},${at < 40 ? 'cpa' : 'x'},1,GBP,`);
    const { total, rows, errors } = await preview({ file: [HEADER, ...lines].join('\n') });
    expect([total, rows.length, errors.length]).toEqual([50, 20, 10]);
  });

  test('ignores who a form says it is of, and names a field that it does not know', async () => {
    const file = Buffer.from(`${HEADER}\n`);
    const owned = form(file, { userId: '1', createdBy: 'ann' });
    expect((await system.admin('POST', PATH, owned)).status).toBe(200);
    expect(await system.admin('POST', PATH, form(file, { note: 'x' }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'note', message: 'is not a field of this call' }] },
    });
  });

  test('counts all rows that are refused, and tells the errors of the first ones', async () => {
    const lines = Array.from({ length: 1_200 }, (_, at) => `t-${at},x,1,GBP,`);
    const { failed, errors } = await preview({
      file: [HEADER, 't,cpa,1,GBP,', ...lines].join('\n'),
    });
    expect([failed, errors.length]).toEqual([1_200, 1_000]);
  });

  test('refuses a row that the delimiter has parted further than its header', async () => {
    const { rows, errors } = await preview({
      file: `${HEADER}\nt-1,cpa,12,50,GBP,2026-11-02\nt-2,cpa,12.50,GBP,2026-11-02,,\n`,
    });
    expect(rows.map(({ tx }) => tx)).toEqual(['t-2']);
    expect(errors).toEqual([
      { row: 1, column: null, message: 'has 6 cells, and the header has 5' },
    ]);
  });

  test('refuses a row whose amount the delimiter has split, where its last cell is empty', async () => {
    const { rows, errors } = await preview({
      file: 'Ref,Click,Sum,Player\nt-1,c,12,50,\nt-2,c,12.50,,\n',
      mapping: {
        tx: 'Ref',
        event: { value: 'cpa' },
        amount: 'Sum',
        currency: { value: 'GBP' },
      },
    });
    expect(rows.map(({ tx }) => tx)).toEqual(['t-2']);
    expect(errors).toEqual([
      { row: 1, column: null, message: 'has 5 cells, and the header has 4' },
    ]);
  });

  test.each([
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('reads a form with a file in %s', async (_name, encode) => {
    const mapping = { tx: 'Prüfung', event: { value: 'registration' } };
    const file = encode('sep=;\r\nPrüfung;Land\r\nä-1;Österreich\r\n');
    const format = JSON.stringify({ ...FORMAT, delimiter: ';' });
    const fields = { mapping: JSON.stringify(mapping), format };
    const answer = await system.admin('POST', PATH, form(file, fields));
    expect(answer).toMatchObject({
      status: 200,
      body: { columns: ['Prüfung', 'Land'], total: 1, rows: [{ tx: 'ä-1' }], errors: [] },
    });
  });

  test.each([
    ['an empty file', { file: '' }, 'file'],
    ['a file of blanks', { file: '\r\n \r\n' }, 'file'],
    ['a quote that is never closed', { file: `${HEADER}\nt-1,"cpa,1,GBP,\n` }, 'file'],
    ['a spreadsheet', { file: 'PK\u0003\u0004\u0000\u0000' }, 'file'],
    ['no file', { file: undefined }, 'file'],
    ['a column that is not there', { file: 'Ref,Type,Sum,Cur\n' }, 'mapping.at'],
    ['a column that is there twice', { file: `${HEADER},Sum\n` }, 'mapping.amount'],
    ['another delimiter', { format: { ...FORMAT, delimiter: ';' } }, 'mapping.tx'],
    ['a mapping without tx', { mapping: { event: 'Type' } }, 'mapping.tx'],
    ['a mapping without event', { mapping: { tx: 'Ref' } }, 'mapping.event'],
    [
      'an unknown event for all',
      { mapping: { tx: 'Ref', event: { value: 'x' } } },
      'mapping.event',
    ],
    ['a mapping of something else', { mapping: { ...MAPPING, name: 'Ref' } }, 'mapping.name'],
    ['a mapping that is no JSON', { mapping: '{' }, 'mapping'],
    ['another delimiter than these', { format: { ...FORMAT, delimiter: '|' } }, 'format.delimiter'],
    ['another order of days', { format: { ...FORMAT, date: 'YY-MM-DD' } }, 'format.date'],
    [
      'no notation of decimals',
      { format: { delimiter: ',', date: 'YYYY-MM-DD' } },
      'format.decimal',
    ],
    ['an unknown affiliate', { affiliateId: 99 }, 'affiliateId'],
    ['a wish that is neither', { dryRun: 'perhaps' }, 'dryRun'],
  ])('refuses %s, and so does the import', async (_name, report, path) => {
    for (const dryRun of [true, false]) {
      const answer = await send({ file: `${HEADER}\n`, dryRun, ...report });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: expect.arrayContaining([{ path, message: expect.any(String) }]) },
      });
    }
  });

  test('tells the events that there are', async () => {
    const mapping = { tx: 'Ref', event: { value: 'sale' } };
    expect(await send({ file: `${HEADER}\n`, dryRun: true, mapping })).toMatchObject({
      status: 400,
      body: {
        message:
          'mapping.event: value: must be one of registration, deposit, revenue, cpa, reversal',
      },
    });
  });

  test('names the missing column and those that are there', async () => {
    const answer = await send({ file: 'Ref,Type\n', dryRun: true });
    expect(answer.body).toMatchObject({
      message: 'The file has no column "Sum". Its columns are: Ref, Type',
      errors: [{ path: 'mapping.amount' }, { path: 'mapping.currency' }, { path: 'mapping.at' }],
    });
  });

  test('refuses more than 100,000 rows or 20 MB', async () => {
    const rows = Buffer.from(`Ref\n${'1\n'.repeat(100_001)}`);
    const mapping = JSON.stringify({ tx: 'Ref', event: { value: 'cpa' } });
    expect(await system.admin('POST', PATH, form(rows, { mapping }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', message: expect.stringContaining('100,000') }] },
    });
    for (const bytes of [MAX_REPORT_BYTES + 1, 2 * MAX_REPORT_BYTES]) {
      const answer = await system.admin('POST', PATH, form(Buffer.alloc(bytes, 'x')));
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({ message: REPORT_TOO_LARGE });
    }
  }, 30_000);

  test('is for managers', async () => {
    const report = { affiliateId: 1, file: `${HEADER}\n`, mapping: MAPPING, format: FORMAT };
    expect((await system.user('POST', PATH, report)).status).toBe(403);
    expect((await system.visitor('POST', PATH, report)).status).toBe(401);
    for (const path of [PATH, `${PATH}/1`, `${PATH}/1/errors.csv`]) {
      expect((await system.user('GET', path)).status).toBe(403);
      expect((await system.visitor('GET', path)).status).toBe(401);
    }
  });
});

describe('a report', () => {
  test('is taken in, each row once, and tells which were not', async () => {
    const file = [
      HEADER,
      'r-1,deposit,50.00,GBP,2026-11-02',
      'r-1,cpa,40.00,GBP,2026-11-02',
      'r-1,deposit,50.00,GBP,2026-11-02',
      'r-2,deposit,5x,GBP,2026-11-02',
      'r-3,registration,,,',
    ].join('\n');
    const first = await imported({ file });
    expect(first).toMatchObject({
      affiliateId: 1,
      total: 5,
      taken: 3,
      duplicates: 1,
      failed: 1,
      mapping: MAPPING,
      format: FORMAT,
      createdBy: { id: 12, username: 'admin' },
      finishedAt: expect.any(String),
    });
    expect(await stored('r-3')).toMatchObject({
      affiliateId: 1,
      event: 'registration',
      amount: null,
      currency: null,
      source: String(first.id),
      at: new Date(first.createdAt),
    });
    const errors = await system.admin('GET', `${PATH}/${first.id}/errors.csv`);
    expect(String(errors.body).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      '"Row","Column","Message"',
      '4,"Sum","must be an amount such as 1,234.56"',
    ]);
    expect(await imported({ file })).toMatchObject({ taken: 0, duplicates: 4, failed: 1 });
    expect(await imported({ file, affiliateId: 2 })).toMatchObject({ taken: 3, duplicates: 1 });
  });

  test('whose rows cancel each other is told as 0.00, as single postbacks are', async () => {
    const rows = ['z-1,revenue,10.00,GBP,2026-07-02', 'z-2,reversal,10.00,GBP,2026-07-02'];
    await imported({ file: [HEADER, ...rows].join('\n') });
    const { body } = await system.admin('GET', '/api/earnings?from=2026-07-01&to=2026-07-31');
    expect(body).toMatchObject({
      data: [{ name: 'Summit Partners', amounts: { GBP: '0.00' } }],
      totals: { amounts: { GBP: '0.00' } },
    });
  });

  test('waits in the database until it is taken in, and no longer', async () => {
    await imported({ file: `${HEADER}\ng-1,cpa,1,GBP,2026-11-02\n` });
    await until(async () => {
      const files = database.collection('conversion_reports.files');
      expect(await files.countDocuments({})).toBe(0);
    });
  });

  test('is counted by its outcome, a failed one from none on', async () => {
    await imported({ file: `${HEADER}\ncounted-1,cpa,1,GBP,2026-11-02` });
    await until(async () => {
      const text = await (await fetch(`${system.url}/metrics`)).text();
      const of = (line: RegExp) => Number(line.exec(text)?.[1]);
      expect(
        of(/^queue_job_duration_seconds_count\{.*"conversions",outcome="completed".*\} (\d+)$/m),
      ).toBeGreaterThan(0);
      expect(
        of(/^queue_job_duration_seconds_count\{.*"conversions",outcome="failed".*\} (\d+)$/m),
      ).toBe(0);
    });
  });

  test('may have a header alone', async () => {
    expect(await imported({ file: `${HEADER}\n` })).toMatchObject({ total: 0, taken: 0 });
  });

  test('leaves its mapping and format for the next one of its affiliate', async () => {
    const mapping = { tx: 'Id', event: { value: 'registration' } };
    const format = { ...FORMAT, delimiter: ';' };
    const { id } = await imported({ affiliateId: 2, file: 'Id\nm-1\n', mapping, format });
    await imported({ affiliateId: 1, file: `${HEADER}\n` });
    const answer = await system.admin('GET', `${PATH}?affiliate=2&limit=1`);
    expect(answer.body).toMatchObject({ data: [{ id, mapping, format }] });
    expect((await system.admin('GET', `${PATH}?affiliate=99`)).body).toEqual({
      data: [],
      total: 0,
    });
  });

  test('that there is not is told', async () => {
    for (const path of [`${PATH}/999`, `${PATH}/999/errors.csv`]) {
      expect(await system.admin('GET', path)).toMatchObject({
        status: 404,
        body: { message: 'Import Not Found' },
      });
    }
    expect((await system.admin('GET', `${PATH}/x`)).status).toBe(400);
  });
});

describe('tidying', () => {
  const DAY_MS = 86_400_000;
  const ago = (ms: number) => new Date(Date.now() - ms);
  // It has no door: a timer calls it once an hour.
  let tidy: () => Promise<void>;
  beforeAll(() => {
    ({ tidy } = createConversionImportsService({
      imports: createConversionImportsRepository({
        models: conversionImportModels(database),
        sequence: createSequence(database),
      }),
      files: createReportFiles(database),
      affiliateExists: () => Promise.resolve(true),
      queue: { add: () => Promise.resolve() },
      keptDays: 90,
      logger: createLogger({ name: 'tidying', level: 'silent' }),
    }));
  });

  test('removes the pieces of files that broke off while they were stored', async () => {
    const chunks = database.collection('conversion_reports.chunks');
    const { ObjectId } = mongoose.mongo;
    const idOf = (at: Date) => ObjectId.createFromTime(Math.floor(at.getTime() / 1_000));
    const [brokenOff, beingStored, waiting] = [
      idOf(ago(2 * DAY_MS)),
      idOf(ago(60_000)),
      idOf(ago(3 * DAY_MS)),
    ];
    await database
      .collection('conversion_reports.files')
      .insertOne({ _id: waiting, filename: 'waiting', length: 1, uploadDate: new Date() });
    await chunks.insertMany(
      [brokenOff, beingStored, waiting].map((files_id) => ({ files_id, n: 0 })),
    );
    await tidy();
    const left = await chunks.distinct('files_id');
    expect(new Set(left.map(String))).toEqual(new Set([beingStored, waiting].map(String)));
  });

  test('removes old imports with their refused rows, but the last one of an affiliate', async () => {
    const affiliateId = 2;
    const file = `${HEADER}\nold,x,1,GBP,2026-11-02\n`;
    const old = await imported({ affiliateId, file });
    const younger = await imported({ affiliateId, file });
    const last = await imported({ affiliateId, file });
    const endedAt = (id: number, finishedAt: Date) =>
      database
        .collection<{ _id: number }>('conversion_imports')
        .updateOne({ _id: id }, { $set: { finishedAt } });
    await endedAt(old.id, ago(91 * DAY_MS));
    await endedAt(younger.id, ago(89 * DAY_MS));
    await endedAt(last.id, ago(91 * DAY_MS));
    await tidy();
    expect((await system.admin('GET', `${PATH}/${old.id}`)).status).toBe(404);
    expect(await job(younger.id)).toMatchObject({ failed: 1 });
    expect(await job(last.id)).toMatchObject({ failed: 1 });
    const refused = await database.collection('conversion_import_errors').distinct('importId');
    expect(refused).toEqual(expect.arrayContaining([younger.id, last.id]));
    expect(refused).not.toContain(old.id);
  });
});
