/**
 * Reports clicks on offers, which open in another tab. It stands in the document, so that clicks before the
 * application is there are counted too, and no file is loaded for it.
 */
const OFFER_LINK = 'a[data-counting]';
const COUNTING = /(\d+)\?at=[^&]*(?:&pos=(\d+))?(?:&list=(\w+))?/;

function tell({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>(OFFER_LINK) : null;
  if (!link) return;
  const [, promotion, position, toplist] = COUNTING.exec(link.dataset['counting'] ?? '') ?? [];
  navigator.sendBeacon(
    '/api/public/clicks',
    JSON.stringify({
      promotionId: Number(promotion),
      page: location.pathname,
      position: position && Number(position),
      toplist,
    }),
  );
}

addEventListener('click', tell);
// The middle button opens a tab too; the right one a menu.
addEventListener('auxclick', (event) => {
  if (event.button === 1) tell(event);
});
