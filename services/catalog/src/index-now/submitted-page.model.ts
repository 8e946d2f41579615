import { type Connection, Schema } from 'mongoose';

/** A page that search engines know of, and the change of it that they know. */
export interface SubmittedPage {
  /** The address. */
  readonly _id: string;
  /** As the sitemap says it. */
  readonly lastmod: string;
}

export function submittedPageModel(connection: Connection) {
  const schema = new Schema<SubmittedPage>(
    { _id: { type: String, required: true }, lastmod: { type: String, required: true } },
    { versionKey: false },
  );
  return connection.model<SubmittedPage>('SubmittedPage', schema, 'submittedPages');
}
