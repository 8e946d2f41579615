import type { Connection } from 'mongoose';

/** A page that search engines know of, and the change of it that they know. */
export interface SubmittedPage {
  /** The address. */
  readonly _id: string;
  /** As the sitemap says it. */
  readonly lastmod: string;
}

export const submittedPages = (connection: Connection) =>
  connection.collection<SubmittedPage>('submittedPages');
