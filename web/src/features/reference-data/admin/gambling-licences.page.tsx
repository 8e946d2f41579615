import { gamblingLicences } from '@slots/contracts/casino/reference-data';
import { createReferencePage } from './reference-page.tsx';

const SHOWN_CHARACTERS = 50;
const CHARACTERS = new Intl.Segmenter();

function shortened(text: string): string {
  if (text === '') return '-';
  const characters = Array.from(CHARACTERS.segment(text), ({ segment }) => segment);
  if (characters.length <= SHOWN_CHARACTERS) return text;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`;
}

/** Gambling Licences: authorities that license casinos. */
export const Component = createReferencePage(gamblingLicences, {
  subtitle: 'Licensing authorities available to casinos and reviews.',
  codeHint: 'Lowercase, no spaces',
  fields: [{ name: 'description', label: 'Description', long: true }],
  columns: [
    {
      header: 'Description',
      cell: ({ description }) => {
        const text = String(description ?? '');
        return <span title={text || undefined}>{shortened(text)}</span>;
      },
    },
  ],
  texts: {
    add: 'Add New Licence',
    submit: 'Add Licence',
    addFirst: null,
    notDeleted: gamblingLicences.texts.inUse,
    deleteTitle: 'Delete Licence',
    deleteQuestion: 'Are you sure you want to delete the licence',
  },
});
