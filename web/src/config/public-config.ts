import type { Country } from '@slots/contracts/geo/countries';

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

/** Rules for the visitor of a page, by the country of the address. */
export interface Visitor {
  /** The country whose offers are shown until the visitor chooses another. */
  readonly country: Omit<Country, 'id'>;
  readonly minAge: number;
  /** False where no offers may be shown. */
  readonly offers: boolean;
}

/** Tells by country code where offers may be shown at all; 'default' for all other countries. */
export interface OffersByCountry {
  readonly default: boolean;
  readonly [country: string]: boolean;
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
  readonly productName: string;
  /** The origin that visitors see in their address bar, without a trailing slash. */
  readonly publicOrigin: string;
  /** The only origin that is ever framed. */
  readonly launcherOrigin: string;
  readonly helpLines: HelpLines;
  /**
   * The attribute of an offer's link that holds the address which counts a click: its own, or the one that the beacon
   * reads; null: clicks are not counted.
   */
  readonly countingAttribute: 'href' | 'data-counting' | null;
  readonly offers: OffersByCountry;
  readonly visitor: Visitor;
  /** True while the site shows the details that ship with the product. */
  readonly demonstration: boolean;
  readonly company: Company;
  /** Text of the affiliate disclosure after its first sentence. */
  readonly disclosure: string;
  /** Social accounts of the site: addresses by name. */
  readonly social: Readonly<Record<string, string>>;
}

/** True when a country itself allows offers, wherever the visitor is. */
export function allowsOffers({ offers }: PublicConfig, code: string): boolean {
  return offers[code] ?? offers.default;
}

/** True when a country's offers may be shown: there, and where the visitor is. */
export function mayShowOffers(config: PublicConfig, code: string): boolean {
  return config.visitor.offers && allowsOffers(config, code);
}
