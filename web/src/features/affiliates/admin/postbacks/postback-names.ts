import {
  type AffiliateDetail,
  POSTBACK_PARAMETERS,
  type PostbackParameter,
} from '@slots/contracts/affiliate/affiliates';

export type PostbackNames = Readonly<Record<PostbackParameter, string>>;

/** The names of all parameters as this partner sends them. */
export function namesOf({ postbackParameters }: AffiliateDetail): PostbackNames {
  const own = {
    tx: 'tx',
    event: 'event',
    clickid: 'clickid',
    amount: 'amount',
    currency: 'currency',
    at: 'at',
  };
  return { ...own, ...postbackParameters };
}

/** The address that the partner gets: each parameter with a place for its value, which the partner's system fills. */
export function finishedAddress(url: string, names: PostbackNames): string {
  const query = POSTBACK_PARAMETERS.map((parameter) => `${names[parameter]}={${parameter}}`);
  return `${url}?${query.join('&')}`;
}

/** A postback that is sent for a try. */
export function exampleQuery(names: PostbackNames): string {
  return new URLSearchParams({
    [names.tx]: 'test-1',
    [names.event]: 'deposit',
    [names.clickid]: '',
    [names.amount]: '50.00',
    [names.currency]: 'GBP',
  }).toString();
}
