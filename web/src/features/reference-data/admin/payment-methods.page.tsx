import { paymentMethods } from '@slots/contracts/casino/reference-data';
import { PAYMENT_ICON_NAMES } from '../../../ui/payment-icon.tsx';
import { createReferencePage } from './reference-page.tsx';

/** Payment Methods: ways to pay casinos. */
export const Component = createReferencePage(paymentMethods, {
  subtitle: 'Payment methods available to casinos and reviews.',
  codeHint: 'Unique, no spaces',
  fields: [
    {
      name: 'icon',
      label: 'Icon',
      hint: `Optional: ${PAYMENT_ICON_NAMES.join(', ')}, an emoji, or the path of a picture on this site. Pictures of other sites are not shown to visitors.`,
    },
  ],
  texts: {
    notLoaded: 'There was an error loading payment methods.',
    added: 'Payment method added successfully.',
    notAdded: 'Failed to add payment method. Please try again.',
    updated: 'Payment method updated successfully.',
    notUpdated: 'Failed to update payment method. Please try again.',
    deleted: 'Payment method deleted successfully.',
    notDeleted: 'Failed to delete payment method. Please try again.',
  },
  asksByBrowser: true,
  faultInToast: true,
});
