import { keptLists } from '@slots/contracts/casino/reference-data';
import { Coins, CreditCard, type LucideIcon, ScrollText } from 'lucide-react';
import { portalPaths } from './portal-paths.ts';

type KeptList = (typeof keptLists)[keyof typeof keptLists];

/** Icon and description of a screen's entries in the sidebar and on the dashboard. */
const SHOWN: Readonly<
  Record<KeptList['name'], { readonly icon: LucideIcon; readonly about: string }>
> = {
  'payment-methods': {
    icon: CreditCard,
    about: 'Manage the payment methods that casinos can list.',
  },
  'gambling-licences': { icon: ScrollText, about: 'Manage the authorities that license casinos.' },
  currencies: { icon: Coins, about: 'Manage the currencies that casinos accept.' },
};

/** The screens of the reference lists, in the order of the sidebar. */
export const referenceScreens = Object.values(keptLists).map(
  ({ name, kind, one, many, title }) => ({
    name,
    kind,
    one,
    many,
    label: title.many,
    to: portalPaths.referenceList(name),
    ...SHOWN[name],
  }),
);
