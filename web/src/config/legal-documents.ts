/** The legal texts that the site's operator writes. */
export const LEGAL_DOCUMENTS = ['privacy', 'terms'] as const;
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number];

export interface LegalDocument {
  /** The text's own, when it begins with one. */
  readonly title?: string | undefined;
  readonly html: string;
}

export type LegalDocuments = Readonly<Record<LegalDocumentName, LegalDocument>>;

/** Address of a text by itself, as JSON, for browsers that come from another page. */
export const legalDocumentPath = (name: LegalDocumentName): string => `/documents/${name}.json`;
