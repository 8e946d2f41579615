/** Kind of upload: its names, its column in a CSV file, and a template file. */
export interface UploadKind {
  readonly one: string;
  readonly many: string;
  /** Begins the titles of messages, for instance 'Countries'. */
  readonly title: string;
  readonly header: RegExp;
  readonly example: {
    readonly label: string;
    readonly fileName: string;
    readonly rows: readonly string[];
  };
}

export const COUNTRY_UPLOAD: UploadKind = {
  one: 'country',
  many: 'countries',
  title: 'Countries',
  header: /countr(?:y|ies)|nation|region|territor(?:y|ies)|location/i,
  example: {
    label: 'Download sample CSV',
    fileName: 'country-sample.csv',
    rows: ['Country', 'United Kingdom', 'Germany', 'Canada', 'NZ'],
  },
};

export const PROVIDER_UPLOAD: UploadKind = {
  one: 'provider',
  many: 'providers',
  title: 'Providers',
  // 'game provider' also mentions a provider.
  header: /provider|software|studio/i,
  example: {
    label: 'Download template',
    fileName: 'provider-template.csv',
    rows: ['Provider', 'Northlight Studios', 'Harbourcrest Studios', 'Embermere Play'],
  },
};
