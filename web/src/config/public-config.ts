/** A help line for gambling. */
export interface HelpLine {
  readonly name: string;
  readonly what: string;
  readonly url: string;
}

/** Help lines by country code; 'default' for all other countries. */
export interface HelpLines {
  readonly default: readonly HelpLine[];
  readonly [country: string]: readonly HelpLine[];
}

/** Settings that browsers receive: nothing here is secret. */
export interface PublicConfig {
  /** The product's name, for instance 'Slots'. */
  readonly productName: string;
  /** The origin that visitors see in their address bar, without a trailing slash. */
  readonly publicOrigin: string;
  /** The only origin that is ever framed. */
  readonly launcherOrigin: string;
  readonly helpLines: HelpLines;
  /** Offers are linked through /go, which counts the click. */
  readonly clicksLeadThroughUs: boolean;
  /** Social accounts of the site: addresses by name. */
  readonly social: Readonly<Record<string, string>>;
}
