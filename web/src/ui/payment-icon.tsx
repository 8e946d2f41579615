import { Bitcoin, CreditCard, Landmark, Smartphone, TicketCheck, Wallet } from 'lucide-react';

/** Icons by name; the portal's form offers these names. */
const NAMED = {
  card: CreditCard,
  bank: Landmark,
  wallet: Wallet,
  mobile: Smartphone,
  voucher: TicketCheck,
  crypto: Bitcoin,
} as const;
export const PAYMENT_ICON_NAMES = Object.keys(NAMED);

function isNamed(icon: string): icon is keyof typeof NAMED {
  return Object.hasOwn(NAMED, icon);
}

/** An emoji is drawn as it is; two, or one with its modifiers, are the most that fits. */
const EMOJI = /^[^\p{L}\p{N}\s<>]{1,8}$/u;
/** A picture of our own; two slashes would begin another host's address, and a browser reads '\' as '/'. */
const OWN_PICTURE = /^\/(?![/\\])[\w./-]+$/;
const SIZE = 16;

/**
 * A payment method's icon beside its name: a name of ours, an emoji, or a picture of our own origin. Pictures of
 * other hosts are not loaded, since their servers would see our visitors.
 */
export function PaymentIcon({ icon }: { readonly icon: string | null | undefined }) {
  const text = icon?.trim() ?? '';
  if (isNamed(text)) {
    const Icon = NAMED[text];
    return <Icon aria-hidden className="shrink-0" />;
  }
  if (OWN_PICTURE.test(text)) {
    return (
      <img
        src={text}
        alt=""
        width={SIZE}
        height={SIZE}
        loading="lazy"
        className="size-4 shrink-0 object-contain"
      />
    );
  }
  return EMOJI.test(text) ? <span aria-hidden>{text}</span> : null;
}
