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

/** The company that runs the site. */
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone?: string | undefined;
  /** Where and under which number it is registered. */
  readonly registration?: string | undefined;
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
  /** True while the site shows the details that ship with the product. */
  readonly demonstration: boolean;
  readonly company: Company;
  /** What the affiliate disclosure says after its first sentence. */
  readonly disclosure: string;
  /** Social accounts of the site: addresses by name. */
  readonly social: Readonly<Record<string, string>>;
}
