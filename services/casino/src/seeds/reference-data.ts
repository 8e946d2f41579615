import type { ReferenceKind } from '../reference-data/reference.model.ts';
import type { NewReference } from '../reference-data/reference.repository.ts';

const licences: readonly (readonly [code: string, name: string, description: string])[] = [
  ['ukgc', 'UK Gambling Commission', 'Regulates commercial gambling in Great Britain.'],
  ['mga', 'Malta Gaming Authority', 'Licenses remote gaming from Malta.'],
  ['gibraltar', 'Gibraltar Licensing Authority', 'Licenses remote gambling from Gibraltar.'],
  ['agcc', 'Alderney Gambling Control Commission', 'Regulates eGambling on Alderney.'],
  ['iom', 'Isle of Man Gambling Supervision Commission', 'Regulates gambling on the Isle of Man.'],
  ['spelinspektionen', 'Swedish Gambling Authority', 'Spelinspektionen, the regulator of Sweden.'],
  [
    'spillemyndigheden',
    'Danish Gambling Authority',
    'Spillemyndigheden, the regulator of Denmark.',
  ],
  ['ksa', 'Kansspelautoriteit', 'The regulator of the Netherlands.'],
  ['ggl', 'Gemeinsame Glücksspielbehörde der Länder', 'The joint regulator of the German states.'],
  ['dgoj', 'Dirección General de Ordenación del Juego', 'The regulator of Spain.'],
  ['adm', 'Agenzia delle Dogane e dei Monopoli', 'The regulator of Italy.'],
  ['srij', 'Serviço de Regulação e Inspeção de Jogos', 'The regulator of Portugal.'],
  ['onjn', 'Oficiul Național pentru Jocuri de Noroc', 'The regulator of Romania.'],
  ['hgc', 'Hellenic Gaming Commission', 'The regulator of Greece.'],
  ['emta', 'Estonian Tax and Customs Board', 'Licenses remote gambling in Estonia.'],
  ['agco', 'Alcohol and Gaming Commission of Ontario', 'Registers operators of Ontario.'],
  ['kahnawake', 'Kahnawà:ke Gaming Commission', 'Licenses interactive gaming from Kahnawà:ke.'],
  ['njdge', 'New Jersey Division of Gaming Enforcement', 'Regulates gaming in New Jersey.'],
  ['wcgrb', 'Western Cape Gambling and Racing Board', 'Regulates gambling in the Western Cape.'],
  ['curacao', 'Curaçao Gaming Authority', 'Licenses online gaming from Curaçao.'],
];

const paymentMethods: readonly (readonly [code: string, name: string])[] = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['paypal', 'PayPal'],
  ['apple-pay', 'Apple Pay'],
  ['google-pay', 'Google Pay'],
  ['bank-transfer', 'Bank transfer'],
  ['skrill', 'Skrill'],
  ['neteller', 'Neteller'],
  ['paysafecard', 'paysafecard'],
  ['trustly', 'Trustly'],
  ['interac', 'Interac'],
  ['ideal', 'iDEAL'],
  ['klarna', 'Klarna'],
  ['swish', 'Swish'],
  ['mobilepay', 'MobilePay'],
  ['pix', 'Pix'],
  ['payid', 'PayID'],
  ['ozow', 'Ozow'],
  ['bitcoin', 'Bitcoin'],
  ['ethereum', 'Ethereum'],
];

const currencies: readonly (readonly [code: string, symbol: string])[] = [
  ['GBP', '£'],
  ['EUR', '€'],
  ['USD', '$'],
  ['CAD', 'C$'],
  ['AUD', 'A$'],
  ['NZD', 'NZ$'],
  ['ZAR', 'R'],
  ['SEK', 'KR'],
  ['NOK', 'KR'],
  ['DKK', 'KR'],
  ['CHF', 'FR'],
  ['PLN', 'ZŁ'],
  ['CZK', 'KČ'],
  ['HUF', 'FT'],
  ['RON', 'LEI'],
  ['BRL', 'R$'],
  ['MXN', 'MX$'],
  ['INR', '₹'],
  ['JPY', '¥'],
  ['BTC', '₿'],
];

const supportTypes: readonly (readonly [code: string, name: string])[] = [
  ['live-chat', 'Live chat'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['contact-form', 'Contact form'],
  ['help-centre', 'Help centre'],
  ['whatsapp', 'WhatsApp'],
  ['telegram', 'Telegram'],
  ['post', 'Post'],
];

/** Real reference data; an entry's id is its place in the list, so only ever add at the end. */
export const REFERENCE_DATA: Readonly<Record<ReferenceKind, readonly NewReference[]>> = {
  gambling_licences: licences.map(([code, name, description], index) => ({
    _id: index + 1,
    code,
    name,
    description,
  })),
  payment_methods: paymentMethods.map(([code, name], index) => ({ _id: index + 1, code, name })),
  currencies: currencies.map(([code, symbol], index) => ({
    _id: index + 1,
    code,
    name: code,
    symbol,
  })),
  customer_support_types: supportTypes.map(([code, name], index) => ({
    _id: index + 1,
    code,
    name,
  })),
};
