/** The country of the visitor's address, from the gateway: two letters in upper case; absent when unknown. */
export const VISITOR_COUNTRY_HEADER = 'x-visitor-country';
