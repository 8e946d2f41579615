import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { CsvUnreadable, encodingOf, readCsv } from './read-csv.ts';

async function rowsOf(file: Buffer, delimiter = ','): Promise<(readonly string[])[]> {
  const encoding = encodingOf(file);
  if (!encoding) throw new Error('no text');
  const rows: (readonly string[])[] = [];
  for await (const row of readCsv([file], { encoding, delimiter })) rows.push(row);
  return rows;
}

const TEXT = 'Währung,Ref\r\n€,"a ""b"",\r\nc"\r\n';
const ROWS = [
  ['Währung', 'Ref'],
  ['€', 'a "b",\r\nc'],
];

test.each([
  ['UTF-8', iconv.encode(TEXT, 'utf-8')],
  ['UTF-8 with a byte order mark', iconv.encode(TEXT, 'utf-8', { addBOM: true })],
  ['UTF-16', iconv.encode(TEXT, 'utf-16le', { addBOM: true })],
  ['UTF-16, the other byte first', iconv.encode(TEXT, 'utf-16be', { addBOM: true })],
  ['Windows-1252', iconv.encode(TEXT, 'windows-1252')],
])(
  'a file in %s is read, with quotes, delimiters and newlines in its cells',
  async (_name, file) => {
    expect(await rowsOf(file)).toEqual(ROWS);
  },
);

test.each([
  ['a;b\n1;2\n', ';'],
  ['a\tb\r1\t2', '\t'],
  ['a,b\n1,2\r\n', ','],
])('%j is read', async (text, delimiter) => {
  expect(await rowsOf(Buffer.from(text), delimiter)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('rows of other lengths, empty lines and quotes in the middle stay as they are', async () => {
  expect(await rowsOf(Buffer.from('a,b\n\n5" screen\n1,2,3\n'))).toEqual([
    ['a', 'b'],
    [''],
    ['5" screen'],
    ['1', '2', '3'],
  ]);
});

test('a quote that is never closed is told with its line', async () => {
  const error = await rowsOf(Buffer.from('a,b\n1,"2\n3,4\n')).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CsvUnreadable);
  expect(error).toMatchObject({
    line: expect.any(Number),
    message: expect.stringContaining('quote'),
  });
  const long = Buffer.from(`a,b\n1,"2\n${'3,4\n'.repeat(50_000)}`);
  await expect(rowsOf(long)).rejects.toThrow(CsvUnreadable);
});

test('a quote that is closed only by a stray one in a later row takes no rows along', async () => {
  const file = Buffer.from('Ref\tNote\na-1\t"Lucky Joe\na-2\tok\na-3\t"Big" Bob\n');
  await expect(rowsOf(file, '\t')).rejects.toThrow(CsvUnreadable);
});

test('a character that is cut in two between pieces is whole', async () => {
  const file = Buffer.from('€');
  const rows: (readonly string[])[] = [];
  const pieces = [file.subarray(0, 1), file.subarray(1)];
  for await (const row of readCsv(pieces, { encoding: 'utf-8', delimiter: ',' })) rows.push(row);
  expect(rows).toEqual([['€']]);
});

test('a spreadsheet or an archive is no text', () => {
  expect(encodingOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
});

test('others have their turn while a long file is read', async () => {
  const file = Buffer.from('tx,deposit,1.00\n'.repeat(100_000));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  expect(await rowsOf(file)).toHaveLength(100_000);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});
