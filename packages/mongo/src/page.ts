import type { Model, QueryFilter } from 'mongoose';

/** Which page, from 1, and its length; the first one and 20 where they are missing. */
export interface Paging {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** A page of what matches, and the number of all that do; without `wanted` of all records, by MongoDB's own number. */
export async function pageOf<T>(
  model: Model<T>,
  wanted: NoInfer<QueryFilter<T>> | undefined,
  sort: Readonly<Record<string, -1>>,
  { page = 1, limit = 20 }: Paging,
) {
  const [records, total] = await Promise.all([
    (wanted ? model.find(wanted) : model.find())
      .sort(sort)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<T[]>(),
    wanted ? model.countDocuments(wanted) : model.estimatedDocumentCount(),
  ]);
  return { records, total };
}
