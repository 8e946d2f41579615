import type { ConversionEvent } from '@slots/contracts/affiliate/conversions';

/** Invented earnings belong to these affiliates of the seeds. */
interface DemoPartner {
  readonly affiliateId: number;
  readonly currency: string;
  /** In hundredths; 0: the deal has none. */
  readonly cpa: number;
  /** In percent; 0: the deal has none. */
  readonly share: number;
  /** Events that it reports beside registrations and deposits. */
  readonly pays: readonly Extract<ConversionEvent, 'cpa' | 'revenue'>[];
  readonly offers: readonly DemoOffer[];
}

/** An offer of the seeds; promotions and casinos have their ids there. */
interface DemoOffer {
  readonly promotionId: number;
  readonly casinoId: number;
  /** Codes of the visitors' countries, likely ones first. */
  readonly countries: readonly string[];
  /** Pages that it is clicked on, likely ones first. */
  readonly pages: readonly string[];
  readonly position: number;
  /** On a usual day. */
  readonly clicks: number;
}

const UK = '/country/united-kingdom';
const CANADA = '/country/canada';

export const DEMO_PARTNERS: readonly DemoPartner[] = [
  {
    affiliateId: 1,
    currency: 'GBP',
    cpa: 60_00,
    share: 20,
    pays: ['cpa', 'revenue'],
    offers: [
      {
        promotionId: 1,
        casinoId: 1,
        countries: ['GB', 'IE'],
        pages: [UK, '/', '/casino-review/marlow-bay-casino'],
        position: 1,
        clicks: 6,
      },
      {
        promotionId: 4,
        casinoId: 2,
        countries: ['GB'],
        pages: [UK, '/casino-review/gilded-finch'],
        position: 3,
        clicks: 3,
      },
      {
        promotionId: 22,
        casinoId: 9,
        countries: ['GB'],
        pages: [UK, '/casino-review/velvet-compass'],
        position: 6,
        clicks: 2,
      },
    ],
  },
  {
    affiliateId: 2,
    currency: 'CAD',
    cpa: 120_00,
    share: 0,
    pays: ['cpa'],
    offers: [
      {
        promotionId: 59,
        casinoId: 28,
        countries: ['CA'],
        pages: [CANADA, '/', '/casino-review/maple-comet'],
        position: 1,
        clicks: 4,
      },
      {
        promotionId: 6,
        casinoId: 3,
        countries: ['CA'],
        pages: [CANADA, '/casino-review/harbour-nine'],
        position: 2,
        clicks: 2,
      },
    ],
  },
  {
    affiliateId: 7,
    currency: 'EUR',
    cpa: 0,
    share: 35,
    pays: ['revenue'],
    offers: [
      {
        promotionId: 49,
        casinoId: 23,
        countries: ['NL'],
        pages: ['/country/netherlands', '/casino-review/polder-pearl'],
        position: 1,
        clicks: 2,
      },
      {
        promotionId: 39,
        casinoId: 17,
        countries: ['IE', 'BE', 'FR'],
        pages: ['/country/ireland', '/'],
        position: 2,
        clicks: 2,
      },
    ],
  },
];
