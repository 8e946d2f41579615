import { globSync, readFileSync } from 'node:fs';
import { REPOSITORY } from '@slots/processes/repository';
import { parseSync, Visitor } from 'vite';

/*
 * npm run texts -- [part of a path, such as casinos]
 *
 * Lists what people read, file by file: the texts of screens and pages, the messages of services, and the
 * summaries of the API's document. Texts stand in the code that shows them; this is where they are read together.
 */

const SOURCES = [
  'web/src/**/*.{ts,tsx}',
  'web/server/**/*.ts',
  'packages/contracts/src/**/*.ts',
  'services/*/src/**/*.ts',
  'gateway/src/**/*.ts',
];
const NOT_SHOWN = /\.test\.|\.fixture\.|-under-test|\/testing\/|\/acceptance\/|\/ui-kit/;

/** Attributes and properties that are read by programs alone. */
const FOR_PROGRAMS =
  /^(?:className|to|href|id|name|type|@type|@context|rel|d|role|target|key|variant|size|method|path|header|headers|providesTags|invalidatesTags|tagTypes|aria-keyshortcuts)$|^data-|Class(?:Name)?$/;
/** Calls whose arguments are class names, selectors or debug records. */
const FOR_PROGRAMS_CALLED = /^(?:cn|cva|clsx|twMerge|Symbol|require|querySelector|debug)$/;

/** A word that opens with a capital, or a sentence. */
const READ = /^[A-Z](?![a-z]+(?:[A-Z][a-z]+)+$).*[a-z]|[a-z]+ [a-z]+.*[.?!…]$/s;
/** A template with words in it, other than class names, selectors and paths. */
const READ_TEMPLATE = /(?:^|[ }])[A-Za-z][a-z']+(?:[ .,:?!]|$)/;
const CLASS_NAMES = /(?:^|[ ])(?:flex|grid|text-|border-|rounded|[pm][xytb]?-)/;

type Position = readonly [start: number, end: number];

/** The texts of one source file in their order; what only looks like one is rather listed than missed. */
function textsOf(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, source);
  const found: { readonly start: number; readonly text: string }[] = [];
  const skipped: Position[] = [];
  const skip = ({ start, end }: { readonly start: number; readonly end: number }) => {
    skipped.push([start, end]);
  };
  const add = (start: number, words: string) => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (/[A-Za-z]{2}/.test(text)) found.push({ start, text });
  };

  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    ExportNamedDeclaration: ({ source: from }) => from && skip(from),
    TSLiteralType: skip,
    BinaryExpression: skip,
    SwitchCase: ({ test }) => test && skip(test),
    JSXAttribute(attribute) {
      const { name } = attribute.name;
      if (typeof name === 'string' && FOR_PROGRAMS.test(name)) skip(attribute);
    },
    Property(property) {
      const { key } = property;
      skip(key);
      const name = key.type === 'Literal' ? key.value : key.type === 'Identifier' && key.name;
      if (typeof name === 'string' && FOR_PROGRAMS.test(name)) skip(property);
    },
    CallExpression(call) {
      const { callee } = call;
      if (callee.type === 'Identifier' && FOR_PROGRAMS_CALLED.test(callee.name)) skip(call);
    },
    JSXText: ({ start, value }) => add(start, value),
    Literal({ start, value }) {
      if (typeof value === 'string' && READ.test(value)) add(start, value);
    },
    TemplateLiteral({ start, end }) {
      const text = source.slice(start + 1, end - 1);
      if (text.includes(' ') && READ_TEMPLATE.test(text) && !CLASS_NAMES.test(text)) {
        add(start, text);
      }
    },
  }).visit(program);

  return found
    .filter(({ start }) => !skipped.some(([from, to]) => start >= from && start < to))
    .sort((one, other) => one.start - other.start)
    .map(({ text }) => text);
}

const [part = ''] = process.argv.slice(2);
const listed = globSync(SOURCES, { cwd: REPOSITORY })
  .filter((file) => file.includes(part) && !NOT_SHOWN.test(file))
  .sort()
  .flatMap((file) => {
    const texts = textsOf(file, readFileSync(`${REPOSITORY}/${file}`, 'utf8'));
    return texts.length === 0 ? [] : [file, ...texts.map((text) => `  ${text}`)];
  });
process.stdout.write(`${listed.join('\n')}\n`);
