import { z } from 'zod';
import type { JsonSchema } from './document.types.ts';
import { EXAMPLES } from './examples.ts';

/** A schema as callers write it or as the system answers it: they differ where zod transforms. */
type Direction = 'input' | 'output';

const DEFINED_HERE = '#/$defs/';

/** @param names the shapes that have a name */
export function createSchemas(names: ReadonlyMap<z.core.$ZodType, string>) {
  const shapes = new Map<string, JsonSchema>();
  const metadata = new NamesAndMetadata(names);

  /** The JSON Schema of a zod schema; shapes that have a name are referred to. */
  function convert(schema: z.ZodType, io: Direction): JsonSchema {
    const { $defs = {}, properties = {} } = z.toJSONSchema(z.object({ wanted: schema }), {
      io,
      metadata,
      unrepresentable: 'any',
      override: io === 'output' ? tidy : () => undefined,
    });
    for (const [name, shape] of Object.entries($defs)) keep(name, inComponents(shape));
    const { wanted } = properties;
    return typeof wanted === 'object' ? inComponents(wanted) : {};
  }

  function keep(name: string, { id: _name, ...shape }: JsonSchema): void {
    const example = EXAMPLES[name];
    const told = example === undefined ? shape : { ...shape, examples: [example] };
    const known = shapes.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(told)) {
      throw new Error(`The shape ${name} is not the same when it is sent and when it is answered.`);
    }
    shapes.set(name, told);
  }

  return {
    of: convert,
    /** Text that is parsed into something else is described as the result where possible, else as text. */
    ofParameter(schema: z.ZodType): JsonSchema {
      const { default: fallback, ...outcome } = convert(schema, 'output');
      const isTold = ['type', 'anyOf', 'enum', '$ref'].some((word) => word in outcome);
      const told = isTold ? outcome : convert(schema, 'input');
      return fallback === undefined ? told : { ...told, default: fallback };
    },
    /** The named shapes that were referred to so far. */
    named: () => Object.fromEntries([...shapes].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

export type Schemas = ReturnType<typeof createSchemas>;

/** Tells what the patterns and bounds that zod adds for its own formats only repeat. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** The metadata of schemas, with the names of those that have one. */
class NamesAndMetadata extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  readonly #names: ReadonlyMap<z.core.$ZodType, string>;
  constructor(names: ReadonlyMap<z.core.$ZodType, string>) {
    super();
    this.#names = names;
  }
  override get(schema: z.core.$ZodType) {
    const said = z.globalRegistry.get(schema);
    const id = this.#names.get(schema);
    return id === undefined ? said : { ...said, id };
  }
}

/** The same schema with its references pointing to the document's components. */
function inComponents<T>(part: T): T;
function inComponents(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => inComponents(item));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace(DEFINED_HERE, '#/components/schemas/')
        : inComponents(value),
    ]),
  );
}
