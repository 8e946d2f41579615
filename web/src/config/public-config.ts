/** Somebody who helps people with their gambling. */
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

/** Settings that browsers are told: nothing here is secret. */
export interface PublicConfig {
  /** The product's name, for instance 'Slots'. */
  readonly productName: string;
  /** The origin that visitors see in their address bar, without a trailing slash. */
  readonly publicOrigin: string;
  /** The only origin that is ever put into a frame. */
  readonly launcherOrigin: string;
  readonly helpLines: HelpLines;
  /** Where the site is followed: addresses by name. */
  readonly social: Readonly<Record<string, string>>;
}
