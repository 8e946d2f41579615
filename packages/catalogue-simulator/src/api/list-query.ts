import { z } from 'zod';

const MAX_PER_PAGE = 150;

const page = z.coerce.number().int().min(1);
const date = z.iso.date();

const listQuery = z.object({
  page: page.default(1),
  per_page: page.transform((size) => Math.min(size, MAX_PER_PAGE)).default(100),
  updated_at: date.optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
  order_by: z.enum(['name', 'id', 'updated_at']).default('id'),
  id: z.array(z.coerce.number().int()),
  provider: z.array(z.string()),
  type: z.array(z.string()),
  theme: z.array(z.string()),
  published: z
    .enum(['0', '1'])
    .transform((text) => (text === '1' ? 1 : 0))
    .optional(),
  pluck: z.string().min(1).optional(),
});

/** The parsed query of a list call; an empty list of a filter means that it is not set. */
export type ListQuery = z.output<typeof listQuery>;

const LISTS = ['id', 'provider', 'type', 'theme'];

/**
 * Reads the query of a list call. Lists come as `id[]=1&id[]=2`, `id[0]=1` or plain `id=1`.
 * @returns the parsed query, or a sentence that names what is wrong
 */
export function parseListQuery(parameters: URLSearchParams): ListQuery | string {
  const raw: Record<string, string | string[]> = Object.fromEntries(
    LISTS.map((name): [string, string[]] => [name, []]),
  );
  for (const [key, value] of parameters) {
    const name = key.replace(/\[\d*\]$/, '');
    const list = raw[name];
    if (Array.isArray(list)) list.push(value);
    else if (value !== '') raw[name] = value;
  }
  const parsed = listQuery.safeParse(raw);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}
